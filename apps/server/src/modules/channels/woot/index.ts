export { addCandidate, listCandidates, removeCandidate } from './candidates.ts';
export {
  changeDraft,
  createDeal,
  type DealTerms,
  dropDraft,
  markEnded,
  markPublished,
  touchDraft,
} from './dealChanges.ts';
export { getDeal, getPublished, listDealProducts, listDeals, listPastDeals, lockDeal } from './dealQueries.ts';
export { type Fallback, findFallbacks, forgetProblem, listToCheck, noteProblem, setFallback } from './fallbacks.ts';
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
