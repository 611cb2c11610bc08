import type { Seat } from '../../../modules/channels/groupPurchase/index.ts';
import { listOrderLinesOf } from '../../../modules/trade/orders/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

/** The one SKU of a seat's order. */
export async function findOrderedSku(
  db: Reader,
  { userId, orderId }: Pick<Seat, 'userId' | 'orderId'>,
): Promise<string | null> {
  const [line] = await listOrderLinesOf(db, { userIds: [userId], orderIds: orderId === null ? [] : [orderId] });
  return line?.skuId ?? null;
}
