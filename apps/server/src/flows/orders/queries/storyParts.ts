import type { StaffOrderStory } from '@jiwu/contract';
import { findShownOf } from '../../../modules/channels/celebrity/index.ts';
import { listUserProfiles } from '../../../modules/people/identity/index.ts';
import type { PaymentStory } from '../../../modules/money/payments/index.ts';
import type { OrderDetail } from '../../../modules/trade/orders/index.ts';
import type { Parcel } from '../../../modules/trade/parcels/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

/** How the price came about, with each line's share. */
export function priceOf({ order, lines, ...detail }: OrderDetail): StaffOrderStory['price'] {
  return {
    listFen: detail.listFen,
    goodsFen: detail.goodsFen,
    discounts: [...detail.discounts],
    shippingFen: order.shippingFen,
    deliveryFen: detail.deliveryFen,
    shippingReason: detail.shippingReason,
    integral: order.integral,
    payFen: order.payFen,
    lines: lines.map(({ cancelledQuantity, returnedQuantity, creditId: _creditId, integral: _integral, ...line }) => ({
      ...line,
      refundedQuantity: cancelledQuantity + returnedQuantity,
    })),
  };
}

/** Pieces that left the house, and that are still to leave it. */
export function piecesOf({ lines }: OrderDetail): { sent: number; unsent: number } {
  return {
    sent: lines.reduce((sum, { sentQuantity }) => sum + sentQuantity, 0),
    unsent: lines.reduce((sum, line) => sum + line.quantity - line.sentQuantity - line.cancelledQuantity, 0),
  };
}

export function describeParcel(parcel: Parcel): StaffOrderStory['parcels'][number] {
  return {
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
  };
}

/** The celebrities of its picks by the name that they show, whoever's link was clicked last by a masked one. */
export async function loadCredited(db: Reader, { order, lines }: OrderDetail): Promise<StaffOrderStory['credited']> {
  const pickedIds = lines.flatMap(({ creditId }) => creditId ?? []);
  const clicked = order.click?.promoterId;
  const [celebrities, profiles] = await Promise.all([
    findShownOf(db, pickedIds),
    listUserProfiles(db, clicked ? [clicked] : []),
  ]);
  const picks = [...new Set(pickedIds)].map((userId) => ({
    name: celebrities.get(userId)?.name ?? '',
    by: 'pick' as const,
  }));
  return clicked ? [...picks, { name: profiles.get(clicked)?.name ?? '', by: 'click' as const }] : picks;
}

export function describePayment(payment: PaymentStory): StaffOrderStory['payments'][number] {
  return {
    id: payment.id,
    gateway: payment.gateway,
    state: payment.state,
    amountFen: payment.amountFen,
    outTradeNo: payment.outTradeNo,
    transactionId: payment.transactionId,
    isSurplus: payment.isSurplus,
    createdAt: payment.createdAt.toISOString(),
    paidAt: payment.paidAt?.toISOString() ?? null,
    notifications: payment.notifications.map(({ receivedAt, ...one }) => ({
      ...one,
      receivedAt: receivedAt.toISOString(),
    })),
    refunds: payment.refunds.map(({ requestedAt, ...one }) => ({ ...one, requestedAt: requestedAt.toISOString() })),
  };
}
