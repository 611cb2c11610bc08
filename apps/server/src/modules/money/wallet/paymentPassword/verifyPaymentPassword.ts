import { rules } from '@jiwu/contract';
import { HOUR_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Services } from '../../../../platform/services.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { hashPaymentPassword } from './hashPaymentPassword.ts';

interface Input {
  readonly userId: string;
  readonly password: string;
  readonly now: Date;
}

const LOCK_MS = rules.wallet.passwordLockHours * HOUR_MS;

interface Tried {
  readonly isSet: boolean;
  readonly isLocked: boolean;
  readonly fits: boolean;
}

/**
 * Compares and counts in one statement that commits by itself, under the wallet's lock: guesses in parallel, and those of
 * writes that are rolled back, count too. The fifth wrong one in a row locks. A right one forgets the wrong ones before it.
 * Answers the hash that it fitted, for a write that must know that it is still in force.
 */
export async function verifyPaymentPassword(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { userId, password, now }: Input,
): Promise<string> {
  const hash = hashPaymentPassword(config, { userId, password });
  const lockedUntil = new Date(now.getTime() + LOCK_MS);
  const [tried] = await db.writeAlone(sql<Tried>`
    with wallet as (
      select user_id, payment_password_hash is not null as is_set, payment_password_hash = ${hash} as fits,
        coalesce(locked_until > ${now}, false) as is_locked,
        -- A lock that is over begins a new count.
        case when locked_until is null then wrong_tries else 0 end as tries,
        wrong_tries > 0 or locked_until is not null as is_counted
      from wallets where user_id = ${userId} for update
    ), counted as (
      update wallets set
        wrong_tries = case when fits then 0 else tries + 1 end,
        locked_until = case when not fits and tries + 1 >= ${rules.wallet.passwordTries} then ${lockedUntil}::timestamptz end
      from wallet
      where wallets.user_id = ${userId} and is_set and not is_locked and (is_counted or not fits)
    )
    select is_set as "isSet", is_locked as "isLocked", fits from wallet`);
  if (!tried?.isSet) throw new ShopError('PAYMENT_PASSWORD_UNSET');
  if (tried.isLocked) throw new ShopError('PAYMENT_PASSWORD_LOCKED');
  if (!tried.fits) throw new ShopError('PAYMENT_PASSWORD_WRONG');
  return hash;
}
