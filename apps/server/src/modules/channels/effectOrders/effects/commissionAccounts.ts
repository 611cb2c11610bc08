import { type Account, houseAccount, userAccount } from '../../../money/ledger/index.ts';

/** What commission costs the shop. */
export const commissionCost: Account = houseAccount('commissionCost');

/** Of a promoter: earned, and not yet settled. */
export function pendingOf(userId: string): Account {
  return userAccount(userId, 'pendingCommission');
}

/** Of a promoter: settled, and not yet paid out. Touched only under the lock of their row (`lockPromoters`). */
export function settledOf(userId: string): Account {
  return userAccount(userId, 'commission');
}
