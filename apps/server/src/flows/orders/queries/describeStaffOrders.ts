import type { StaffOrder } from '@jiwu/contract';
import { findOpenOrderIds } from '../../../modules/trade/afterSale/index.ts';
import {
  dispatchBy,
  findCareOf,
  listOrderLinesOf,
  listStaffOrders,
  type OrderHold,
  type OrderKinds,
  type StaffOrderFacts,
} from '../../../modules/trade/orders/index.ts';
import { listStaffNames } from '../../../modules/staff/staff/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { loadExactPieces } from './loadExactPieces.ts';
import { loadSenders } from './loadSenders.ts';
import { maskShipTo } from './maskShipTo.ts';

/** Orders for the staff who send them: where to, masked, and the pieces still to be sent. */
export async function describeStaffOrders(
  db: Reader,
  orders: readonly StaffOrderFacts[],
  kinds: OrderKinds,
): Promise<StaffOrder[]> {
  const own = orders.map(({ order }) => order);
  const [lines, open, care, pieces, senders] = await Promise.all([
    listOrderLinesOf(db, { userIds: own.map(({ userId }) => userId), orderIds: own.map(({ id }) => id) }),
    findOpenOrderIds(
      db,
      own.map(({ userId, id }) => ({ userId, orderId: id })),
    ),
    findCareOf(db, own),
    loadExactPieces(db, own, kinds),
    loadSenders(db, own, kinds),
  ]);
  const holders = [...care.values()].flatMap(({ hold }) => hold?.staffId ?? []);
  const names = await listStaffNames(db, [...new Set(holders)]);
  return orders.map(({ order, shipTo, remark }) => ({
    no: order.no,
    id: order.id,
    kind: order.kind,
    state: order.state,
    payFen: order.payFen,
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    dispatchBy: dispatchBy(order)?.toISOString() ?? null,
    remindedAt: order.remindedAt?.toISOString() ?? null,
    remark,
    hold: toBeSent.has(order.state) ? holdOf(care.get(order.id)?.hold, names) : null,
    noteCount: care.get(order.id)?.noteCount ?? 0,
    hasOpenAfterSale: open.has(order.id),
    piece: pieces.get(order.id) ?? null,
    sender: senders.get(order.id) ?? null,
    shipTo: maskShipTo(shipTo),
    lines: lines
      .filter(({ orderId }) => orderId === order.id)
      .map(({ id, skuId, productId, picture, title, skuLabel, quantity, sentQuantity, cancelledQuantity }) => ({
        id,
        skuId,
        productId,
        picture,
        title,
        skuLabel,
        quantity,
        unsentQuantity: order.state === 'closed' ? 0 : quantity - sentQuantity - cancelledQuantity,
      })),
  }));
}

/** A hold means nothing any more once the order has left, or is closed. */
const toBeSent: ReadonlySet<StaffOrder['state']> = new Set(['awaitingGroup', 'awaitingDispatch']);

function holdOf(hold: OrderHold | null | undefined, names: ReadonlyMap<string, string>): StaffOrder['hold'] {
  return hold ? { reason: hold.reason, staffName: names.get(hold.staffId) ?? '', at: hold.at.toISOString() } : null;
}

export async function getStaffOrder(db: Reader, no: string, kinds: OrderKinds): Promise<StaffOrder> {
  const [order] = await describeStaffOrders(db, await listStaffOrders(db, { no, limit: 1 }), kinds);
  if (!order) throw new ShopError('NOT_FOUND');
  return order;
}
