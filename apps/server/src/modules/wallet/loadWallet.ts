import { businessMonth, monthSpan } from '@jiwu/kernel';
import type { Reader } from '../../platform/database/createDatabase.ts';
import { readBalances, sumEntriesByKind, userAccount } from '../ledger/index.ts';

/** What a user has: the figures at the top of the balance page. */
export async function loadWallet(db: Reader, input: { userId: string; now: Date }) {
  const { userId, now } = input;
  const month = businessMonth(now);
  const balance = userAccount(userId, 'balance');
  const integral = userAccount(userId, 'integral');
  const commission = userAccount(userId, 'commission');
  const [balances, bonusFen, sums, wallet] = await Promise.all([
    readBalances(db, [balance, integral, commission]),
    sumBonus(db, userId),
    sumEntriesByKind(db, { account: balance, ...monthSpan(month) }),
    db
      .selectFrom('wallets')
      .select(['payment_password_set_at', 'locked_until'])
      .where('user_id', '=', userId)
      .executeTakeFirst(),
  ]);
  const own = balances.get(balance.id) ?? { balance: 0, held: 0 };
  const availableFen = own.balance - own.held;
  const lockedUntil = wallet?.locked_until && wallet.locked_until > now ? wallet.locked_until.toISOString() : null;
  return {
    availableFen,
    principalFen: availableFen - bonusFen,
    bonusFen,
    heldFen: own.held,
    month,
    incomeFen: sums.reduce((total, { income }) => total + income, 0),
    expenseFen: sums.reduce((total, { expense }) => total + expense, 0),
    integral: balances.get(integral.id)?.balance ?? 0,
    commissionFen: balances.get(commission.id)?.balance ?? 0,
    hasPaymentPassword: Boolean(wallet?.payment_password_set_at),
    paymentPasswordLockedUntil: lockedUntil,
  };
}

/** Bonus that can be spent now. */
export async function sumBonus(db: Reader, userId: string): Promise<number> {
  const row = await db
    .selectFrom('wallet_lots')
    .select(({ fn }) => fn.sum<string | null>('left_fen').as('left'))
    .where('user_id', '=', userId)
    .where('kind', '=', 'bonus')
    .where('left_fen', '>', 0)
    .executeTakeFirst();
  return Number(row?.left ?? 0);
}
