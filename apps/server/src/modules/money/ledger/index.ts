export { type Account, gatewayAccount, houseAccount, userAccount } from './accounts.ts';
export { addTransfers } from './addTransfers.ts';
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
export { ledgerInvariants } from './ledgerInvariants.ts';
export { lockBalance } from './lockBalance.ts';
export { pageEntries } from './pageEntries.ts';
export { readBalance, readBalances } from './readBalance.ts';
export { type CausedTransfer, listTransfersByCauses } from './listTransfersByCauses.ts';
