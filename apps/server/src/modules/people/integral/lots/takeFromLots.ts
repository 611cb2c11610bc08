import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import type { IntegralCause } from '../integralCauses.ts';

interface Input {
  readonly userId: string;
  readonly amount: number;
  readonly cause: IntegralCause;
  /** Lots of this cause before all others. */
  readonly first?: IntegralCause;
  readonly now: Date;
}

/**
 * Takes from the lots that expire first, and returns the amount that was there. The caller holds the user's balance, so that two
 * simultaneous takers wait for each other.
 */
export async function takeFromLots(
  tx: Tx,
  { userId, amount, cause, first, now }: Input,
  which: 'open' | 'alsoOver',
): Promise<number> {
  const open = which === 'open' ? sql`and expires_at > ${now}` : sql``;
  const preferred = first ? sql`(cause_kind = ${first.kind} and cause_id = ${first.id}) desc,` : sql``;
  const { rows } = await sql<{ taken: number }>`
    with open as (
      select id, left_amount,
        sum(left_amount) over (order by ${preferred} expires_at, earned_at, id) - left_amount as before
      from integral_lots where user_id = ${userId} and left_amount > 0 ${open}
    ), used as (
      select id, least(left_amount, ${amount}::int8 - before)::int8 as amount from open where before < ${amount}::int8
    ), changed as (
      update integral_lots as lot set left_amount = lot.left_amount - used.amount
      from used where lot.user_id = ${userId} and lot.id = used.id
    ), recorded as (
      insert into integral_lot_uses (user_id, lot_id, cause_kind, cause_id, amount, used_at)
      select ${userId}, id, ${cause.kind}, ${cause.id}, amount, ${now} from used
    )
    select coalesce(sum(amount), 0)::int8 as taken from used`.execute(tx);
  return rows[0]?.taken ?? 0;
}
