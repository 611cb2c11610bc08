import { z } from 'zod';
import { staffAfterSale } from './afterSale.ts';
import { endpoint } from './endpoint.ts';
import { id, instant, opaqueKey, text } from './fields.ts';
import { orderKind, orderLine } from './orderParts.ts';
import { count, fen, picture } from './productCard.ts';
import { rules } from './rules.ts';
import { orderNo } from './staffOrderParts.ts';
import { messageText } from './supportParts.ts';

const reads = { caller: 'staff', roles: ['orders', 'finance'] } as const;
const params = z.strictObject({ id });
const owned = { id: 'afterSale' } as const;
const reason = z.enum([...rules.afterSale.reasons, ...rules.afterSale.shopReasons]);

const queued = z.strictObject({
  id,
  orderNo,
  orderKind,
  kind: z.enum(rules.afterSale.kinds),
  state: z.enum(rules.afterSale.states),
  reason,
  /** Its pieces had left the house when it was asked for. */
  wasSent: z.boolean(),
  totalFen: fen,
  pieces: count,
  /** Masked. */
  buyerName: z.string(),
  /** Of its first line. */
  title: z.string(),
  skuLabel: z.string(),
  picture: picture.nullable(),
  hasPictures: z.boolean(),
  appliedAt: instant,
  /** Until when staff have promised to answer; null: it does not wait for that. */
  answerBy: instant.nullable(),
  /** Decided, and waits for a second person. */
  waitsForApproval: z.boolean(),
});

const precedent = z.strictObject({
  id,
  at: instant,
  description: z.string(),
  totalFen: fen,
  outcome: z.enum(['refunded', 'rejected']),
  staffName: z.string().nullable(),
  /** From the request to the decision. */
  hours: count.nullable(),
});

const detail = staffAfterSale.extend({
  buyer: z.strictObject({
    id,
    name: z.string(),
    level: z.string(),
    isVip: z.boolean(),
    /** Of the last 12 months. */
    orders: count,
    afterSales: count,
  }),
  answerBy: instant.nullable(),
  /** The whole order, as it was paid: the request's own lines are among them. */
  orderLines: z.array(
    orderLine.pick({
      id: true,
      skuId: true,
      productId: true,
      title: true,
      skuLabel: true,
      picture: true,
      quantity: true,
      listFen: true,
      goodsFen: true,
      campaignFen: true,
      couponFen: true,
      integralFen: true,
      payFen: true,
    }),
  ),
  /** Where the refund would go, to the fen, and what goes with it; as things stand, if it has not ended. */
  gives: z.strictObject({
    gatewayFen: fen,
    balanceFen: fen,
    integralBack: count,
    earnedBack: count,
    earnedOwed: count,
    /** The coupon comes back; null: the order used none. */
    coupon: z.boolean().nullable(),
    drawsBack: count,
    drawsOwed: count,
  }),
  /** What comes back can go into the ordinary stock; an opened unit never does, it is inspected again. */
  returnsToStock: z.boolean(),
  /** More than staff decide on alone. */
  needsSecondPerson: z.boolean(),
  waitsForApproval: z.boolean(),
  /** Others of the same SKU and reason that have ended, the newest first; and how many were sold and asked back lately. */
  precedents: z.array(precedent),
  sold: z.strictObject({ days: count, orders: count, afterSales: count }),
  decisions: z.array(z.strictObject({ name: z.enum(['approve', 'reject', 'receive', 'ask']), allowed: z.boolean() })),
  now: instant,
});

/** What staff see of requests, and ask their buyers. Deciding stands with the requests themselves. */
export const staffAfterSaleEndpoints = {
  staffAfterSaleQueue: endpoint({
    method: 'GET',
    path: '/staff/afterSale/queue',
    summary: '售后队列：按状态，申请早的在前，带答复期限',
    ...reads,
    query: z.strictObject({
      state: z.enum(rules.afterSale.states).default('applied'),
      cursor: opaqueKey(200).optional(),
    }),
    answer: z.strictObject({
      items: z.array(queued),
      nextCursor: z.string().nullable(),
      /** Up to a bound, as the tabs of orders. */
      counts: z.strictObject({
        applied: count,
        awaitingReturn: count,
        returning: count,
        refunding: count,
        most: count,
      }),
      now: instant,
    }),
  }),
  staffAfterSaleGet: endpoint({
    method: 'GET',
    path: '/staff/afterSale/:id',
    summary: '一次售后：买家说的、照片、退款按来源到分、旧例、期限',
    ...reads,
    params,
    owned,
    answer: detail,
  }),
  staffAfterSaleAsk: endpoint({
    method: 'POST',
    path: '/staff/afterSale/:id/ask',
    summary: '请买家补充：发一条客服消息，售后仍然待审',
    caller: 'staff',
    roles: ['orders'],
    params,
    owned,
    body: z.strictObject({ text: messageText.refine((value) => value !== '', { error: 'says nothing' }) }),
    answer: z.strictObject({ threadId: id }),
    perMinute: 30,
  }),
  staffOrderRefundPreview: endpoint({
    method: 'POST',
    path: '/staff/order/:no/refund/preview',
    summary: '替买家退还没发出的商品之前先看：逐行到分',
    caller: 'staff',
    roles: ['orders'],
    onlyReads: true,
    params: z.strictObject({ no: orderNo }),
    body: z.strictObject({}),
    answer: z.strictObject({
      totalFen: fen,
      moneyFen: fen,
      shippingFen: fen,
      refundTo: z.enum(rules.payment.paidWith),
      integralBack: count,
      returnsCoupon: z.boolean(),
      lines: z.array(
        z.strictObject({ lineId: id, title: z.string(), skuLabel: z.string(), picture, pieces: count, moneyFen: fen }),
      ),
      /** More than staff give back alone. */
      needsSecondPerson: z.boolean(),
    }),
  }),
  staffOrderRefund: endpoint({
    method: 'POST',
    path: '/staff/order/:no/refund',
    summary: '替买家退掉还没发出的商品：不超过 2,000 元立即退回，超过的交给另一位同事批准',
    caller: 'staff',
    roles: ['orders'],
    params: z.strictObject({ no: orderNo }),
    body: z.strictObject({
      /** As the preview said. */
      totalFen: fen,
      reason: text(rules.approval.reasonMax),
    }),
    answer: z.strictObject({
      totalFen: fen,
      refundTo: z.enum(rules.payment.paidWith),
      /** Null: it waits for a second person, and nothing has been given back. */
      afterSaleId: id.nullable(),
      approval: z.strictObject({ id, no: z.string() }).nullable(),
    }),
    perMinute: 30,
  }),
};

export type StaffAfterSaleDetail = z.output<typeof detail>;
export type StaffAfterSaleQueued = z.output<typeof queued>;
