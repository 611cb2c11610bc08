import { kindOf, listOrderLines, type Order, type OrderKinds } from '../../../modules/trade/orders/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { loadPlan } from './previewAfterSale.ts';

interface Key {
  readonly order: Order;
  readonly now: Date;
}

export type UnsentPlan = Awaited<ReturnType<typeof loadPlan>>;

/** What comes back for everything of an order that has not been sent: final for a caller that holds the order. */
export async function loadUnsentPlan(db: Reader, { order, now }: Key, kinds: OrderKinds): Promise<UnsentPlan> {
  if (order.state !== 'awaitingDispatch') throw new ShopError('ORDER_CHANGED');
  const allowed = (await kindOf(kinds, order.kind).allowedReturns(db, [order])).get(order.id);
  if (allowed && !allowed.kinds.includes('refundOnly')) throw new ShopError('AFTER_SALE_NOT_ALLOWED');
  const lines = (await listOrderLines(db, order)).flatMap((line) => {
    const pieces = line.quantity - line.sentQuantity - line.cancelledQuantity;
    return pieces > 0 ? { lineId: line.id, pieces } : [];
  });
  if (lines.length === 0) throw new ShopError('AFTER_SALE_LINES');
  return await loadPlan(db, { order, wanted: { kind: 'refundOnly', lines }, now }, kinds);
}

/** The same; null when there is nothing any more that could be given back. */
export async function findUnsentPlan(db: Reader, key: Key, kinds: OrderKinds): Promise<UnsentPlan | null> {
  try {
    return await loadUnsentPlan(db, key, kinds);
  } catch (error) {
    if (error instanceof ShopError) return null;
    throw error;
  }
}
