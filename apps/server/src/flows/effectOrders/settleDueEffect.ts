import { type DueEffect, putOffEffect, settleEffect } from '../../modules/channels/effectOrders/index.ts';
import { hasOpenAfterSale } from '../../modules/trade/afterSale/index.ts';
import { lockOrder } from '../../modules/trade/orders/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';

/** The days of an effect order are over: it becomes payable, unless something about its order is still open. */
export async function settleDueEffect(tx: Tx, { now, ...effect }: DueEffect & { readonly now: Date }): Promise<void> {
  const { buyerId, orderId } = effect;
  // A request that is being made waits for this, or this for it.
  await lockOrder(tx, { userId: buyerId, id: orderId });
  const isOpen = await hasOpenAfterSale(tx, { userId: buyerId, orderId });
  await (isOpen ? putOffEffect : settleEffect)(tx, { ...effect, now });
}
