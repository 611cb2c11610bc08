import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';

/** What a promoter owes: refunded after its payout, and not yet taken from later commission. */
export async function sumOwed(db: Reader, userId: string): Promise<number> {
  const { rows } = await sql<{ owed: number }>`
    select coalesce(sum(left_fen), 0)::int8 as owed from effect_refunds
    where user_id = ${userId} and left_fen > 0`.execute(db);
  return rows[0]?.owed ?? 0;
}

/** What payouts of all who owe would take now: of each, no more than they could be paid. Only those who owe are read. */
export async function sumTakenNow(db: Reader): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    select coalesce(sum(least(owed.fen, free.fen)), 0)::int8 as taken
    from (select user_id, sum(left_fen) as fen from effect_refunds where left_fen > 0 group by user_id) as owed
    cross join lateral (
      select coalesce(sum(commission_fen), 0) as fen from effect_orders
      where user_id = owed.user_id and state = 'payable' and payout_id is null
    ) as free`.execute(db);
  return rows[0]?.taken ?? 0;
}
