import type { Order as OrderAnswer } from '@jiwu/contract';
import { integralEarned, type Level, shareOfPieces } from '@jiwu/pricing';
import { findShownOf } from '../../../modules/channels/celebrity/index.ts';
import { listAfterSalesOfOrder } from '../../../modules/trade/afterSale/index.ts';
import { getUser, maskPhone } from '../../../modules/people/identity/index.ts';
import { findInvoiceRequest } from '../../../modules/trade/invoices/index.ts';
import {
  findOrderDetail,
  kindOf,
  type Order,
  type OrderDetail,
  type OrderKinds,
} from '../../../modules/trade/orders/index.ts';
import { listParcels } from '../../../modules/trade/parcels/index.ts';
import { findReviewsOfOrder } from '../../../modules/goods/reviews/index.ts';
import { findVip, isVipAt } from '../../../modules/people/vip/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { agreedDeliveryOf } from '../deliveryChoices.ts';
import { describeRow } from './describeRow.ts';
import { loadReturns } from './loadReturns.ts';
import { deadlines, orderActions } from './orderActions.ts';

const endedStates = new Set(['refunded', 'rejected', 'cancelled']);
const refundedStates = new Set(['refunding', 'refunded']);

/** An order as its owner sees it: each module tells its part. */
export async function loadOrderDetail(
  db: Reader,
  { userId, id, now }: { userId: string; id: string; now: Date },
  kinds: OrderKinds,
): Promise<OrderAnswer> {
  const detail = await findOrderDetail(db, { userId, id });
  if (!detail) throw new ShopError('NOT_FOUND');
  const { order } = detail;
  const own = { userId, orderId: id };
  const kind = kindOf(kinds, order.kind);
  const [parcels, afterSales, invoice, reviews, earned, returnsOf, celebrities] = await Promise.all([
    listParcels(db, own),
    listAfterSalesOfOrder(db, own),
    findInvoiceRequest(db, { userId, kind: 'order', id }),
    findReviewsOfOrder(db, own),
    earns(db, detail, { isRewarded: kind.isRewarded, now }),
    loadReturns(db, [order], kinds),
    findShownOf(
      db,
      detail.lines.flatMap(({ creditId }) => creditId ?? []),
    ),
  ]);
  const returns = returnsOf(order);
  const earnedBack = afterSales.reduce((sum, one) => sum + one.earnedBack, 0);
  const refundedFen = afterSales.reduce((sum, one) => sum + (refundedStates.has(one.state) ? one.totalFen : 0), 0);
  const waiting = new Map<string, number>();
  for (const { lineId, pieces } of afterSales
    .filter(({ state }) => !endedStates.has(state))
    .flatMap((one) => one.lines)) {
    waiting.set(lineId, (waiting.get(lineId) ?? 0) + pieces);
  }
  const { reviewBy, returnBy } = deadlines(order);
  return {
    ...describeRow(order),
    subjectId: order.subjectId,
    ...moments(order),
    lines: detail.lines.map(({ cancelledQuantity, returnedQuantity, creditId, ...line }) => ({
      ...line,
      recommendedBy: recommender(creditId === null ? undefined : celebrities.get(creditId)),
      refundedQuantity: cancelledQuantity + returnedQuantity,
      inAfterSaleQuantity: waiting.get(line.id) ?? 0,
      reviewId: reviews.get(line.id) ?? null,
    })),
    discounts: [...detail.discounts],
    listFen: detail.listFen,
    goodsFen: detail.goodsFen,
    shippingFen: order.shippingFen,
    deliveryFen: detail.deliveryFen,
    shippingReason: detail.shippingReason,
    savedFen: detail.listFen - (order.payFen - order.shippingFen),
    integral: order.integral,
    payment: order.paidWith && order.paidAt ? { gateway: order.paidWith, paidAt: order.paidAt.toISOString() } : null,
    shipTo: maskedShipTo(detail.shipTo),
    delivery: agreedDeliveryOf(detail.delivery),
    remark: detail.remark,
    invoice: invoice && {
      kind: invoice.kind,
      title: invoice.title,
      state: invoice.state,
      invoiceNo: invoice.invoiceNo,
    },
    history: detail.history.map(({ byId: _byId, ...step }) => step),
    parcels: parcels.map((parcel) => ({
      id: parcel.id,
      no: parcel.no,
      direction: parcel.direction,
      carrier: parcel.carrier,
      carrierName: parcel.carrierName,
      trackingNo: parcel.trackingNo,
      state: parcel.state,
      sentAt: parcel.sentAt.toISOString(),
      deliveredAt: parcel.deliveredAt?.toISOString() ?? null,
      lines: [...parcel.lines],
      events: parcel.events.map(({ at, place, description }) => ({ at: at.toISOString(), place, description })),
    })),
    afterSales: afterSales.map(({ lines: _lines, earnedBack: _back, appliedAt, ...one }) => ({
      ...one,
      appliedAt: appliedAt.toISOString(),
    })),
    refundedFen,
    returns: { kinds: [...returns.kinds], reasons: [...returns.reasons] },
    actions: orderActions({
      order,
      mayBeReordered: kind.mayBeReordered,
      isPaidAlone: kind.isPaidAlone,
      mayBeReturned: returns.kinds.length > 0,
      open: openPieces(detail, waiting),
      reviewLeft: order.reviewLeft,
      canInvoice: kind.isPaidAlone && invoice === null && order.payFen > refundedFen,
      now,
    }),
    earns: { ...earned, integral: earned.integral - earnedBack, takenBack: earnedBack },
    reviewBy: reviewBy?.toISOString() ?? null,
    returnBy: returnBy?.toISOString() ?? null,
    now: now.toISOString(),
  };
}

function recommender(
  celebrity: { id: string; name: string } | undefined,
): OrderAnswer['lines'][number]['recommendedBy'] {
  return celebrity ? { celebrityId: celebrity.id, name: celebrity.name } : null;
}

function moments(order: Order) {
  const text = (at: Date | null): string | null => at?.toISOString() ?? null;
  return {
    paidAt: text(order.paidAt),
    dispatchedAt: text(order.dispatchedAt),
    receiveBy: text(order.receiveBy),
    completedAt: text(order.completedAt),
    closedAt: text(order.closedAt),
  };
}

function maskedShipTo({ divisionCode: _code, phoneNumber, ...shipTo }: OrderDetail['shipTo']): OrderAnswer['shipTo'] {
  return { ...shipTo, phoneNumber: maskPhone(phoneNumber) };
}

/** Pieces that are neither refunded nor in a request. */
function openPieces({ lines }: OrderDetail, waiting: ReadonlyMap<string, number>): { unsent: number; sent: number } {
  let unsent = 0;
  let sent = 0;
  for (const line of lines) {
    const unsentOfLine = line.quantity - line.sentQuantity - line.cancelledQuantity;
    unsent += unsentOfLine;
    sent += Math.max(0, line.sentQuantity - line.returnedQuantity - (waiting.get(line.id) ?? 0));
  }
  return { unsent, sent };
}

/** The integral of completion: given, or to be given at today's level for the pieces that were not refunded. */
async function earns(
  db: Reader,
  { order, lines }: OrderDetail,
  { isRewarded, now }: { isRewarded: boolean; now: Date },
): Promise<Omit<OrderAnswer['earns'], 'takenBack'>> {
  if (order.state === 'completed') return { integral: order.earnedIntegral, isDone: true };
  if (order.state === 'closed' || !isRewarded) return { integral: 0, isDone: false };
  const [{ level }, vip] = await Promise.all([getUser(db, order.userId), findVip(db, order.userId)]);
  const kept = lines.map((line) => {
    const gone = line.cancelledQuantity + line.returnedQuantity;
    return {
      lineId: line.id,
      payFen: line.payFen - shareOfPieces(line.payFen, { quantity: line.quantity, before: 0, now: gone }),
    };
  });
  return {
    integral: integralEarned(kept, { level: level as Level, isVip: isVipAt(vip, now) }).integral,
    isDone: false,
  };
}
