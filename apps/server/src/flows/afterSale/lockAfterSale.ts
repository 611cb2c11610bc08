import { type AfterSale, getAfterSale } from '../../modules/trade/afterSale/index.ts';
import { lockOrder, type Order } from '../../modules/trade/orders/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';

/** Locks the order of a request, which locks all its requests, and reads the request afterwards. Staff leave the user out. */
export async function lockAfterSale(
  tx: Tx,
  key: { userId?: string; id: string },
): Promise<{ afterSale: AfterSale; order: Order }> {
  const { userId, orderId } = await getAfterSale(tx, key);
  const order = await lockOrder(tx, { userId, id: orderId });
  return { afterSale: await getAfterSale(tx, key), order };
}
