import type { Tx } from '../../../../platform/database/Tx.ts';
import type { ShipTo } from '../Order.ts';

/** Where it goes from now on. The caller holds the order's lock, and knows that nothing has left yet. */
export async function changeShipTo(tx: Tx, order: { userId: string; id: string }, shipTo: ShipTo): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ ship_to: JSON.stringify(shipTo) })
    .where('user_id', '=', order.userId)
    .where('id', '=', order.id)
    .execute();
}
