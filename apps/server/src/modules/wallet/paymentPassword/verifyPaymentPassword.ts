import { rules } from '@jiwu/contract';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database/createDatabase.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { verifyPassword } from '../../identity/index.ts';

interface Input {
  readonly userId: string;
  readonly password: string;
  readonly now: Date;
}

const LOCK_MS = rules.wallet.passwordLockHours * 60 * 60 * 1000;

/**
 * Counts a try before it compares, in a transaction of its own: guesses in parallel, and those of writes that are rolled
 * back, count too. The fifth wrong one in a row locks. A right one forgets the wrong ones before it.
 * Answers the hash that it fitted, for a write that must know that it is still in force.
 */
export async function verifyPaymentPassword(db: Database, input: Input): Promise<string> {
  const hash = await db.transact((tx) => countTry(tx, input));
  if (!(await verifyPassword(hash, input.password))) throw new ShopError('PAYMENT_PASSWORD_WRONG');
  await db.transact((tx) =>
    tx
      .updateTable('wallets')
      .set({ wrong_tries: 0, locked_until: null })
      .where('user_id', '=', input.userId)
      .where('payment_password_hash', '=', hash)
      .execute(),
  );
  return hash;
}

async function countTry(tx: Tx, { userId, now }: Input): Promise<string> {
  const wallet = await tx
    .selectFrom('wallets')
    .select(['payment_password_hash', 'wrong_tries', 'locked_until'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!wallet?.payment_password_hash) throw new ShopError('PAYMENT_PASSWORD_UNSET');
  const isLocked = wallet.locked_until !== null && wallet.locked_until > now;
  if (isLocked) throw new ShopError('PAYMENT_PASSWORD_LOCKED');
  // A lock that is over begins a new count.
  const tries = (wallet.locked_until === null ? wallet.wrong_tries : 0) + 1;
  const isLast = tries >= rules.wallet.passwordTries;
  await tx
    .updateTable('wallets')
    .set({ wrong_tries: tries, locked_until: isLast ? new Date(now.getTime() + LOCK_MS) : sql`null` })
    .where('user_id', '=', userId)
    .execute();
  return wallet.payment_password_hash;
}
