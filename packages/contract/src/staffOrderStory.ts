import type { DiscountReason } from '@jiwu/pricing';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant, text } from './fields.ts';
import { orderParcel } from './orderAnswer.ts';
import { agreedDelivery, orderLine, orderState, shippingReason } from './orderParts.ts';
import { count, fen } from './productCard.ts';
import { rules } from './rules.ts';
import { orderNo, staffOrder } from './staffOrderParts.ts';

const params = z.strictObject({ no: orderNo });

const note = z.strictObject({ id, staffName: z.string(), text: z.string(), at: instant });

/** Money or integral that moved, from one account to another. */
const transfer = z.strictObject({
  id,
  cause: z.strictObject({ kind: z.string(), id: z.string() }),
  leg: z.string(),
  /** The account's purpose; `user` says that it is a user's. */
  from: z.strictObject({ purpose: z.string(), isUser: z.boolean() }),
  to: z.strictObject({ purpose: z.string(), isUser: z.boolean() }),
  currency: z.enum(['CNY', 'INTEGRAL']),
  amount: count,
  /** pending: held; post, void: what became of it. */
  phase: z.enum(['posted', 'pending', 'post', 'void']),
  memo: z.string(),
  at: instant,
});

const payment = z.strictObject({
  id,
  gateway: z.enum(rules.payment.gateways),
  state: z.enum(['created', 'awaiting', 'paid', 'closed']),
  amountFen: fen,
  /** Our number at the gateway, and the gateway's own. */
  outTradeNo: z.string(),
  transactionId: z.string().nullable(),
  /** Paid, and nobody wanted it. */
  isSurplus: z.boolean(),
  createdAt: instant,
  paidAt: instant.nullable(),
  /** What the gateway sent, each thing once, and what it did here. */
  notifications: z.array(
    z.strictObject({
      kind: z.enum(['capture', 'refund', 'other']),
      outcome: z.enum(['applied', 'known', 'refused']),
      receivedAt: instant,
    }),
  ),
  refunds: z.array(
    z.strictObject({
      id,
      outRefundNo: z.string(),
      amountFen: fen,
      state: z.string(),
      failure: z.string().nullable(),
      requestedAt: instant,
    }),
  ),
});

/** What staff may do about an order: whether now, and why, or why not. */
const staffAction = z.strictObject({
  name: z.enum(rules.order.staffActions),
  allowed: z.boolean(),
  reason: z.string(),
});

const story = z.strictObject({
  order: staffOrder,
  /** Changing the address names it: whoever else changed it meanwhile is seen first. */
  shipToKey: z.string(),
  buyer: z.strictObject({
    id,
    /** Masked. */
    name: z.string(),
    level: z.string(),
    isVip: z.boolean(),
    /** Of the last 12 months, up to a bound. */
    orders: count,
    afterSales: count,
  }),
  delivery: agreedDelivery,
  payBy: instant,
  dispatchedAt: instant.nullable(),
  receiveBy: instant.nullable(),
  completedAt: instant.nullable(),
  closedAt: instant.nullable(),
  /** How the price came about, as it was when the order was made. */
  price: z.strictObject({
    listFen: fen,
    goodsFen: fen,
    discounts: z.array(
      z.strictObject({
        rule: z.enum(['campaign', 'coupon', 'integral']),
        amountFen: fen,
        reason: z.custom<DiscountReason>(),
      }),
    ),
    shippingFen: fen,
    deliveryFen: fen,
    shippingReason,
    integral: count,
    payFen: fen,
    lines: z.array(
      orderLine.pick({
        id: true,
        skuId: true,
        productId: true,
        title: true,
        skuLabel: true,
        picture: true,
        quantity: true,
        channel: true,
        listFen: true,
        unitPriceFen: true,
        unitPriceReason: true,
        goodsFen: true,
        campaignFen: true,
        couponFen: true,
        integralFen: true,
        payFen: true,
        sentQuantity: true,
        refundedQuantity: true,
      }),
    ),
  }),
  coupon: z.strictObject({ id, name: z.string(), state: z.string() }).nullable(),
  payments: z.array(payment),
  /** The oldest first. */
  transfers: z.array(transfer),
  parcels: z.array(orderParcel),
  history: z.array(
    z.strictObject({
      from: orderState.nullable(),
      to: orderState,
      by: z.enum(['user', 'staff', 'shop']),
      staffName: z.string().nullable(),
      reason: z.string(),
      at: instant,
    }),
  ),
  /** The oldest first. */
  notes: z.array(note),
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
  invoice: z
    .strictObject({
      kind: z.enum(['personal', 'company']),
      title: z.string(),
      state: z.enum(['requested', 'issued', 'cancelled']),
      invoiceNo: z.string().nullable(),
    })
    .nullable(),
  /** Whose promotion brought it: the last click, or the celebrities whose picks its lines are. */
  credited: z.array(z.strictObject({ name: z.string(), by: z.enum(['click', 'pick']) })),
  actions: z.array(staffAction),
  now: instant,
});

/** Everything that is known of one order, and what staff write about it. */
export const staffOrderStoryEndpoints = {
  staffOrderStory: endpoint({
    method: 'GET',
    path: '/staff/order/:no/story',
    summary: '一笔订单的全部经过：价格步骤、付款和通知、转账、包裹、历史、备注、售后，以及现在能做什么、为什么',
    caller: 'staff',
    roles: ['orders', 'finance'],
    params,
    answer: story,
  }),
  staffOrderNote: endpoint({
    method: 'POST',
    path: '/staff/order/:no/note',
    summary: '写一条内部备注，买家看不到',
    caller: 'staff',
    roles: ['orders', 'finance'],
    params,
    body: z.strictObject({ text: text(rules.order.maxNote) }),
    answer: z.strictObject({ notes: z.array(note) }),
  }),
};

export type StaffOrderStory = z.output<typeof story>;
