import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import { addTransfers, lockBalance } from '../../money/ledger/index.ts';
import { integralOf, issued } from './integralCauses.ts';

/** Of one user, so many lots are looked at before others have to wait for the next time. */
const LOTS_EACH = 50;

/** Users with expired integral. A whole year's integral expires at one moment: only as many lots are read as the limit needs. */
export async function listExpiredIntegral(
  db: Reader,
  { now, limit }: { now: Date; limit: number },
): Promise<{ id: string }[]> {
  return await db
    .selectFrom((from) =>
      from
        .selectFrom('integral_lots')
        .select('user_id')
        .where('left_amount', '>', 0)
        .where('expires_at', '<=', now)
        .orderBy('expires_at')
        .limit(limit * LOTS_EACH)
        .as('first'),
    )
    .select('user_id as id')
    .distinct()
    .limit(limit)
    .execute();
}

/** Removes a user's expired integral; does nothing when that is done already. */
export async function expireIntegral(tx: Tx, { userId, now }: { userId: string; now: Date }): Promise<void> {
  const own = integralOf(userId);
  await lockBalance(tx, own);
  // A lot that is given back to after its end ends once more: each time has a cause of its own.
  const cause = { kind: 'integralExpired', id: newId() };
  const { rows } = await sql<{ ended: number }>`
    with over as (
      select id, left_amount from integral_lots where user_id = ${userId} and left_amount > 0 and expires_at <= ${now}
    ), emptied as (
      update integral_lots as lot set left_amount = 0 from over where lot.user_id = ${userId} and lot.id = over.id
    ), recorded as (
      insert into integral_lot_uses (user_id, lot_id, cause_kind, cause_id, amount, used_at)
      select ${userId}, id, ${cause.kind}, ${cause.id}, left_amount, ${now} from over
    )
    select coalesce(sum(left_amount), 0)::int8 as ended from over`.execute(tx);
  const ended = rows[0]?.ended ?? 0;
  if (ended === 0) return;
  const expired = { from: own, to: issued, amount: ended, cause: { ...cause, leg: 'expired' }, memo: '积分到期' };
  await addTransfers(tx, { transfers: [expired], now });
}
