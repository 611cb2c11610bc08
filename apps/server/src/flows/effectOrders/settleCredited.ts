import { startSettling } from '../../modules/channels/effectOrders/index.ts';
import type { Order } from '../../modules/trade/orders/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';

/** An order is complete: from now on the days run after which its commission is payable. */
export async function settleCredited(tx: Tx, { order, now }: { order: Order; now: Date }): Promise<void> {
  if (order.isCredited) await startSettling(tx, { buyerId: order.userId, orderId: order.id, now });
}
