import { businessDay } from '@jiwu/kernel';
import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';

/** The buyer asks to have it sent; once a business day. */
export async function remind(tx: Tx, input: { userId: string; id: string; now: Date }): Promise<void> {
  const { userId, id, now } = input;
  const row = await tx
    .selectFrom('orders')
    .select(['state', 'reminded_at'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
  if (row.state !== 'awaitingDispatch') throw new ShopError('ORDER_CHANGED');
  if (row.reminded_at && businessDay(row.reminded_at) === businessDay(now)) throw new ShopError('REMINDED_TODAY');
  await tx.updateTable('orders').set({ reminded_at: now }).where('user_id', '=', userId).where('id', '=', id).execute();
}
