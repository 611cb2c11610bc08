import type { Answer, staffOrderEndpoints } from '@jiwu/contract';
import {
  listOrderLinesOf,
  listStaffOrders,
  type OrderKinds,
  type StaffOrderFacts,
} from '../../../modules/trade/orders/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { loadExactPieces } from './loadExactPieces.ts';
import { loadSenders } from './loadSenders.ts';
import { maskShipTo } from './maskShipTo.ts';

type StaffOrder = Answer<(typeof staffOrderEndpoints)['staffOrderGet']>;

/** Orders for the staff who send them: where to, masked, and the pieces still to be sent. */
export async function describeStaffOrders(
  db: Reader,
  orders: readonly StaffOrderFacts[],
  kinds: OrderKinds,
): Promise<StaffOrder[]> {
  const lines = await listOrderLinesOf(db, {
    userIds: orders.map(({ order }) => order.userId),
    orderIds: orders.map(({ order }) => order.id),
  });
  const own = orders.map(({ order }) => order);
  const [pieces, senders] = await Promise.all([loadExactPieces(db, own, kinds), loadSenders(db, own, kinds)]);
  return orders.map(({ order, shipTo, remark }) => ({
    no: order.no,
    id: order.id,
    kind: order.kind,
    state: order.state,
    payFen: order.payFen,
    paidAt: order.paidAt?.toISOString() ?? null,
    remindedAt: order.remindedAt?.toISOString() ?? null,
    remark,
    piece: pieces.get(order.id) ?? null,
    sender: senders.get(order.id) ?? null,
    shipTo: maskShipTo(shipTo),
    lines: lines
      .filter(({ orderId }) => orderId === order.id)
      .map(({ id, title, skuLabel, quantity, sentQuantity, cancelledQuantity }) => ({
        id,
        title,
        skuLabel,
        quantity,
        unsentQuantity: order.state === 'closed' ? 0 : quantity - sentQuantity - cancelledQuantity,
      })),
  }));
}

export async function getStaffOrder(db: Reader, no: string, kinds: OrderKinds): Promise<StaffOrder> {
  const [order] = await describeStaffOrders(db, await listStaffOrders(db, { no, limit: 1 }), kinds);
  if (!order) throw new ShopError('NOT_FOUND');
  return order;
}
