import { rules } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { recordAudit } from '../../modules/staff/audit/index.ts';
import { addNotice } from '../../modules/content/notices/index.ts';
import {
  addSent,
  changeState,
  findHold,
  getOrderByNo,
  getShipTo,
  kindOf,
  listOrderLines,
  lockOrder,
  type Order,
} from '../../modules/trade/orders/index.ts';
import { createParcel } from '../../modules/trade/parcels/index.ts';
import { moveStock } from '../../modules/goods/stock/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { forgetUnsentRefund } from '../afterSale/forgetUnsentRefund.ts';
import type { OrderRegistry } from './OrderRegistry.ts';

interface Input {
  readonly staffId: string;
  readonly no: string;
  readonly carrier: string;
  readonly trackingNo: string;
  /** All that has not been sent when not given. */
  readonly lines?: readonly { readonly lineId: string; readonly quantity: number }[] | undefined;
  readonly now: Date;
}

/** A parcel leaves the house. With the last piece that is still wanted the order waits for its receipt. */
export async function dispatchOrder(tx: Tx, input: Input, { kinds }: OrderRegistry): Promise<Order> {
  const { staffId, no, carrier, trackingNo, now } = input;
  const before = await lockOrder(tx, await getOrderByNo(tx, no));
  if (before.state !== 'awaitingDispatch') throw new ShopError('ORDER_CHANGED');
  if (await findHold(tx, before)) throw new ShopError('ORDER_HELD');
  const { userId, id } = before;
  const kind = kindOf(kinds, before.kind);
  await kind.lock(tx, { order: before, to: 'dispatch' });
  const lines = await listOrderLines(tx, before);
  const unsent = new Map(lines.map((line) => [line.id, line.quantity - line.sentQuantity - line.cancelledQuantity]));
  const sent = input.lines ?? [...unsent].flatMap(([lineId, quantity]) => (quantity > 0 ? { lineId, quantity } : []));
  const isDouble = new Set(sent.map(({ lineId }) => lineId)).size < sent.length;
  if (isDouble || sent.length === 0 || sent.some(({ lineId, quantity }) => quantity > (unsent.get(lineId) ?? 0))) {
    throw new ShopError('DISPATCH_TOO_MANY');
  }
  const { phoneNumber } = await getShipTo(tx, before);
  const parcel = await createParcel(tx, {
    userId,
    orderId: id,
    direction: 'out',
    carrier,
    trackingNo,
    phoneNumber,
    lines: sent,
    now,
  });
  await forgetUnsentRefund(tx, { order: before, now });
  await addSent(
    tx,
    before,
    sent.map(({ lineId, quantity }) => ({ lineId, pieces: quantity })),
  );
  if (before.takesStock) {
    const moves = sent.flatMap(({ lineId, quantity }) => {
      const line = lines.find((one) => one.id === lineId);
      return line ? { skuId: line.skuId, productId: line.productId, quantity } : [];
    });
    await moveStock(tx, { kind: 'dispatch', moves, cause: { kind: 'parcel', id: parcel.id }, now });
  }
  const isLast = [...unsent].every(
    ([lineId, quantity]) => quantity === (sent.find((one) => one.lineId === lineId)?.quantity ?? 0),
  );
  const after = isLast
    ? await changeState(tx, {
        order: before,
        step: 'dispatch',
        by: { kind: 'staff', id: staffId },
        reason: `${parcel.carrierName} ${parcel.trackingNo}`,
        receiveBy: new Date(now.getTime() + rules.order.receiveDays * DAY_MS),
        now,
      })
    : before;
  if (isLast) await kind.onDispatched(tx, { order: after, lines: () => Promise.resolve(lines), now });
  if (kind.tellsBuyer) {
    const facts = { orderNo: before.no, carrier: parcel.carrierName, trackingNo: parcel.trackingNo };
    await addNotice(tx, { userId, kind: 'orderDispatched', facts, cause: parcel.id, link: { kind: 'order', id }, now });
  }
  await recordAudit(tx, {
    staffId,
    action: 'order.dispatch',
    target: { kind: 'order', id },
    before: { state: before.state },
    after: { state: after.state, carrier, trackingNo: parcel.trackingNo, lines: sent },
    now,
  });
  return after;
}
