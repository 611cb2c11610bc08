import type { DiscountReason } from '@jiwu/pricing';
import { z } from 'zod';
import { id, instant } from './fields.ts';
import { agreedDelivery, orderKind, orderLine, orderState, shippingReason, shipTo } from './orderParts.ts';
import { count, fen } from './productCard.ts';
import { rules } from './rules.ts';

/** What is told of an order wherever one is told of. */
export const orderRow = z.strictObject({
  id,
  no: z.string(),
  kind: orderKind,
  state: orderState,
  payFen: fen,
  createdAt: instant,
  payBy: instant,
});

/** Actions that the order's owner may take now. */
export const orderActions = z.array(
  z.enum(['pay', 'close', 'remind', 'receive', 'refund', 'afterSale', 'review', 'reorder', 'requestInvoice']),
);

export const orderParcel = z.strictObject({
  id,
  no: count,
  direction: z.enum(['out', 'return']),
  carrier: z.string(),
  carrierName: z.string(),
  trackingNo: z.string(),
  state: z.enum(rules.order.parcelStates),
  sentAt: instant,
  deliveredAt: instant.nullable(),
  lines: z.array(z.strictObject({ lineId: id, quantity: count })),
  /** The newest first. */
  events: z.array(z.strictObject({ at: instant, place: z.string(), description: z.string() })),
});

/** An order as its owner sees it. */
export const order = z.strictObject({
  ...orderRow.shape,
  subjectId: id.nullable(),
  paidAt: instant.nullable(),
  dispatchedAt: instant.nullable(),
  receiveBy: instant.nullable(),
  completedAt: instant.nullable(),
  closedAt: instant.nullable(),
  lines: z.array(orderLine),
  discounts: z.array(
    z.strictObject({
      rule: z.enum(['campaign', 'coupon', 'integral']),
      amountFen: fen,
      reason: z.custom<DiscountReason>(),
    }),
  ),
  listFen: fen,
  goodsFen: fen,
  shippingFen: fen,
  deliveryFen: fen,
  shippingReason,
  savedFen: fen,
  integral: count,
  payment: z.strictObject({ gateway: z.enum(rules.payment.paidWith), paidAt: instant }).nullable(),
  shipTo,
  delivery: agreedDelivery,
  remark: z.string(),
  invoice: z
    .strictObject({
      kind: z.enum(['personal', 'company']),
      title: z.string(),
      state: z.enum(['requested', 'issued', 'cancelled']),
      invoiceNo: z.string().nullable(),
    })
    .nullable(),
  /** The oldest first. */
  history: z.array(
    z.strictObject({
      from: orderState.nullable(),
      to: orderState,
      by: z.enum(['user', 'staff', 'shop']),
      reason: z.string(),
      at: instant,
    }),
  ),
  parcels: z.array(orderParcel),
  afterSales: z.array(
    z.strictObject({
      id,
      kind: z.enum(rules.afterSale.kinds),
      state: z.enum(rules.afterSale.states),
      pieces: count,
      totalFen: fen,
      appliedAt: instant,
    }),
  ),
  /** Sum of the order's refunds, finished or under way. */
  refundedFen: fen,
  /** The after-sale requests that it allows. */
  returns: z.strictObject({
    kinds: z.array(z.enum(rules.afterSale.kinds)),
    reasons: z.array(z.enum(rules.afterSale.reasons)),
  }),
  actions: orderActions,
  /** integral: earned at completion, or to be earned; takenBack: lost again by refunds. */
  earns: z.strictObject({ integral: count, takenBack: count, isDone: z.boolean() }),
  reviewBy: instant.nullable(),
  returnBy: instant.nullable(),
  now: instant,
});

export type Order = z.output<typeof order>;
export type OrderRow = z.output<typeof orderRow>;
