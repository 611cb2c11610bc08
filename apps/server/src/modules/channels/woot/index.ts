export { changeDraft, createDeal, type DealTerms, dropDraft, markEnded, markPublished } from './dealChanges.ts';
export { getDeal, getPublished, listDealProducts, listDeals, listPastDeals, lockDeal } from './dealQueries.ts';
export { dealTimes } from './dealTimes.ts';
export { piecesOfDeals } from './piecesOfDeals.ts';
export {
  addReminder,
  countReminders,
  dropReminders,
  listReminded,
  removeWootReminders,
  takeBeginning,
  takeWaiting,
} from './reminders/reminders.ts';
export { DEAL, subjectOf, type WootDeal } from './WootDeal.ts';
export { wootKind } from './wootKind.ts';
