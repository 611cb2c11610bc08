import { assert } from '@jiwu/kernel';
import type { Reader, Tx } from '../../../platform/database/createDatabase.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';

interface Key {
  readonly userId: string;
  readonly id: string;
}

/** Which goods a draw won that nobody has claimed yet; refuses what is no prize of goods, and what was claimed. */
export async function getUnclaimedSku(db: Reader, { userId, id }: Key): Promise<string> {
  const row = await db
    .selectFrom('draws')
    .innerJoin('draw_prizes as prize', (join) =>
      join.onRef('prize.period_id', '=', 'draws.period_id').onRef('position', '=', 'prize_position'),
    )
    .select(['order_id', 'sku_id'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
  if (row.sku_id === null) throw new ShopError('DRAW_NO_GOODS');
  if (row.order_id !== null) throw new ShopError('DRAW_CLAIMED');
  return row.sku_id;
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

/** The order that was to send it is closed: the prize can be claimed again. */
export async function freeClaim(tx: Tx, { userId, id, orderId }: Key & { orderId: string }): Promise<void> {
  const changed = await tx
    .updateTable('draws')
    .set({ order_id: null })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  assert(changed.numUpdatedRows === 1n, 'an order that sends a prize is known to its draw');
}
