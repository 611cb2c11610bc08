import { businessMonth, monthSpan } from '@jiwu/kernel';
import type { Reader } from '../../../platform/database/Reader.ts';
import { sumOpenLots } from '../../people/integral/index.ts';
import { readBalances, sumEntriesByKind, userAccount } from '../ledger/index.ts';
import { sumLots } from './lots/sumLots.ts';

/** The figures at the top of the balance page. */
export async function loadWallet(db: Reader, input: { userId: string; now: Date }) {
  const { userId, now } = input;
  const month = businessMonth(now);
  const balance = userAccount(userId, 'balance');
  const [balances, integral, lots, sums, wallet] = await Promise.all([
    readBalances(db, [balance]),
    sumOpenLots(db, { userId, now }),
    // Both parts by one statement: their sum always equals the spendable balance (invariant 51).
    sumLots(db, userId),
    sumEntriesByKind(db, { account: balance, ...monthSpan(month) }),
    db
      .selectFrom('wallets')
      .select(['payment_password_set_at', 'locked_until'])
      .where('user_id', '=', userId)
      .executeTakeFirst(),
  ]);
  const lockedUntil = wallet?.locked_until && wallet.locked_until > now ? wallet.locked_until.toISOString() : null;
  return {
    availableFen: lots.principalFen + lots.bonusFen,
    ...lots,
    heldFen: balances.get(balance.id)?.held ?? 0,
    month,
    incomeFen: sums.reduce((total, { income }) => total + income, 0),
    expenseFen: sums.reduce((total, { expense }) => total + expense, 0),
    integral,
    hasPaymentPassword: Boolean(wallet?.payment_password_set_at),
    paymentPasswordLockedUntil: lockedUntil,
  };
}
