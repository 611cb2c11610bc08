import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';

interface Key {
  readonly userId: string;
  readonly id: string;
}

/** Won goods that were not claimed in time, or whose winner has closed the account. */
export async function listToLapse(db: Reader, { now, limit }: { now: Date; limit: number }): Promise<Key[]> {
  const { rows } = await sql<Key>`
    select user_id as "userId", draws.id from draws join users on users.id = user_id
    where claim_by is not null and order_id is null and lapsed_at is null and (claim_by <= ${now} or state = 'closed')
    order by claim_by limit ${limit}`.execute(db);
  return rows;
}

/** Once. Answers the goods of which a piece was set aside, if there was one. */
export async function lapseClaim(tx: Tx, { userId, id, now }: Key & { now: Date }): Promise<string | null> {
  const { rows } = await sql<{ skuId: string }>`
    with open as (
      -- Who claims it at this moment is waited for.
      select user_id, id, period_id, prize_position, holds_piece from draws
      where user_id = ${userId} and id = ${id} and order_id is null and lapsed_at is null for update
    ), changed as (
      update draws set lapsed_at = ${now}, holds_piece = false from open
      where draws.user_id = open.user_id and draws.id = open.id
    )
    select sku_id as "skuId" from open
    join draw_prizes as prize on prize.period_id = open.period_id and position = prize_position
    where holds_piece`.execute(tx);
  return rows[0]?.skuId ?? null;
}
