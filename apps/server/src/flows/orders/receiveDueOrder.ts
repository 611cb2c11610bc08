import { DAY_MS } from '@jiwu/kernel';
import { hasOpenAfterSale } from '../../modules/trade/afterSale/index.ts';
import { lockOrder, postponeReceipt } from '../../modules/trade/orders/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { completeOrder } from './completeOrder.ts';
import type { OrderRegistry } from './OrderRegistry.ts';

/** Completes an order whose time for the receipt is over. While an after-sale of it is open, it is looked at again a day later. */
export async function receiveDueOrder(
  tx: Tx,
  { userId, id, now }: { userId: string; id: string; now: Date },
  registry: OrderRegistry,
): Promise<void> {
  await lockOrder(tx, { userId, id });
  if (await hasOpenAfterSale(tx, { userId, orderId: id })) {
    await postponeReceipt(tx, { userId, id, until: new Date(now.getTime() + DAY_MS) });
    return;
  }
  await completeOrder(tx, { userId, id, by: { kind: 'shop' }, now }, registry);
}
