export { type Account, gatewayAccount, handAccount, houseAccount, userAccount } from './accounts.ts';
export { addTransfers } from './addTransfers.ts';
export { type BookClosing, findClosing, insertClosing, listClosings } from './bookClosings.ts';
export { postHold, voidHold } from './endHold.ts';
export {
  type Entry,
  type EntryPosition,
  findEntryBefore,
  listEntries,
  sumEntriesByKind,
  sumEntriesByMonth,
} from './entries.ts';
export { holdTransfers } from './holdTransfers.ts';
export type { NewTransfer } from './insertTransfers.ts';
export { findFirstLedgerDay, findLastDay, keepLedgerDay, type PurposeSpan, readLedgerSpan } from './ledgerDays.ts';
export { ledgerInvariants } from './ledgerInvariants.ts';
export { findTransfer, listTransfersOfCauses, type Transfer } from './listTransfers.ts';
export { findBalancesAfter, findCausesById, listAccountEntries, sumAccountEntries } from './listAccountEntries.ts';
export { findAccounts, listHouseAccounts, sumUserAccounts } from './listAccounts.ts';
export { lockBalance } from './lockBalance.ts';
export { pageEntries } from './pageEntries.ts';
export { readBalance, readBalances } from './readBalance.ts';
export { listTransfersByCauses } from './listTransfersByCauses.ts';
