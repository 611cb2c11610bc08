import { rules } from '@jiwu/contract';
import { assert, DAY_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';

interface Key {
  readonly userId: string;
  readonly id: string;
}

/** The goods that a draw won; refuses a draw without goods, one that is claimed already, and one that is past its time. */
export async function getUnclaimed(
  db: Reader,
  { userId, id, now }: Key & { now: Date },
): Promise<{ skuId: string; holdsPiece: boolean }> {
  const row = await db
    .selectFrom('draws')
    .innerJoin('draw_prizes as prize', (join) =>
      join.onRef('prize.period_id', '=', 'draws.period_id').onRef('position', '=', 'prize_position'),
    )
    .select(['order_id', 'sku_id', 'claim_by', 'lapsed_at', 'holds_piece'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
  if (row.sku_id === null || row.claim_by === null) throw new ShopError('DRAW_NO_GOODS');
  if (row.order_id !== null) throw new ShopError('DRAW_CLAIMED');
  if (row.lapsed_at !== null || row.claim_by <= now) throw new ShopError('DRAW_CLAIM_OVER');
  return { skuId: row.sku_id, holdsPiece: row.holds_piece };
}

/** Two that claim the same prize at once take turns. */
export async function lockDraw(tx: Tx, { userId, id }: Key): Promise<void> {
  await tx
    .selectFrom('draws')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function recordClaim(tx: Tx, { userId, id, orderId }: Key & { orderId: string }): Promise<void> {
  const changed = await tx
    .updateTable('draws')
    .set({ order_id: orderId })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('order_id', 'is', null)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) throw new ShopError('DRAW_CLAIMED');
}

/**
 * The order that was to send it is closed: the prize can be claimed again, as long as it waits. One that had been sent did not
 * arrive, which is not the winner's fault: they get some days more. Answers whether it waits.
 */
export async function freeClaim(
  tx: Tx,
  { userId, id, orderId, wasSent, now }: Key & { orderId: string; wasSent: boolean; now: Date },
): Promise<boolean> {
  const until = wasSent ? new Date(now.getTime() + rules.draw.claimAgainDays * DAY_MS) : null;
  const claimBy = sql`greatest(claim_by, ${until}::timestamptz)`;
  const { rows } = await sql<{ waits: boolean }>`
    update draws set order_id = null, claim_by = ${claimBy},
      lapsed_at = case when ${claimBy} <= ${now} then ${now}::timestamptz end
    where user_id = ${userId} and id = ${id} and order_id = ${orderId}
    returning lapsed_at is null as waits`.execute(tx);
  assert(rows[0], 'an order that sends a prize is known to its draw');
  return rows[0].waits;
}

/** Whether a piece is set aside for it; the caller moves the stock. */
export async function setHoldsPiece(tx: Tx, { userId, id, holds }: Key & { holds: boolean }): Promise<void> {
  await tx
    .updateTable('draws')
    .set({ holds_piece: holds })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}
