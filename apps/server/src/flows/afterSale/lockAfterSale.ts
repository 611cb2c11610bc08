import { type AfterSale, getAfterSale } from '../../modules/afterSale/index.ts';
import { lockOrder, type Order } from '../../modules/orders/index.ts';
import type { Tx } from '../../platform/database/createDatabase.ts';

/**
 * Holds the order of a request, which is the lock of all its requests: what is read then is as it is. Staff leave the user
 * out.
 */
export async function lockAfterSale(
  tx: Tx,
  key: { userId?: string; id: string },
): Promise<{ afterSale: AfterSale; order: Order }> {
  const { userId, orderId } = await getAfterSale(tx, key);
  const order = await lockOrder(tx, { userId, id: orderId });
  return { afterSale: await getAfterSale(tx, key), order };
}
