import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant, opaqueKey, text } from './fields.ts';
import { businessDate, ledgerTransfer, maskedUser, staffRefund } from './moneyParts.ts';
import { count, fen } from './productCard.ts';
import { rules } from './rules.ts';

const params = z.strictObject({ id });
const { payment: paymentRules } = rules;
const fenInQuery = z
  .string()
  .regex(/^[0-9]{1,12}$/)
  .transform(Number);

const payment = z.strictObject({
  id,
  /** Our number at the gateway, and the gateway's own. */
  outTradeNo: z.string(),
  transactionId: z.string().nullable(),
  gateway: z.enum(paymentRules.gateways),
  title: z.string(),
  amountFen: fen,
  /** Of refunds that succeeded or are under way. */
  refundedFen: fen,
  state: z.enum(['created', 'awaiting', 'paid', 'closed']),
  /** Nobody wanted it: it goes back by itself. */
  isSurplus: z.boolean(),
  payable: z.strictObject({ kind: z.string(), id }),
  user: maskedUser,
  createdAt: instant,
  paidAt: instant.nullable(),
});

/** Payments as staff look for them. */
export const staffPaymentEndpoints = {
  staffPaymentList: endpoint({
    method: 'GET',
    path: '/staff/payment',
    summary: '付款，新的在前；按单号（商户单号、渠道流水号、退款单号、订单号）、用户、状态、日期、金额找',
    caller: 'staff',
    roles: ['finance', 'orders'],
    query: z.strictObject({
      number: z
        .string()
        .regex(/^[0-9A-Za-z]{6,64}$/)
        .optional(),
      userId: id.optional(),
      state: z.enum(paymentRules.staffViews).optional(),
      gateway: z.enum(paymentRules.gateways).optional(),
      /** Both days count. By amount, or surplus, without days: the last 31. */
      fromDay: businessDate.optional(),
      toDay: businessDate.optional(),
      minFen: fenInQuery.optional(),
      maxFen: fenInQuery.optional(),
      cursor: opaqueKey(200).optional(),
    }),
    publicIds: ['userId'],
    answer: z.strictObject({
      items: z.array(payment),
      nextCursor: z.string().nullable(),
      /** Payments before this were not looked at; null: all were. */
      searchedFrom: instant.nullable(),
    }),
  }),
  staffPaymentGet: endpoint({
    method: 'GET',
    path: '/staff/payment/:id',
    summary: '一次付款：渠道通知、退款、账本里的转账，能做什么',
    caller: 'staff',
    roles: ['finance', 'orders'],
    params,
    publicIds: ['id'],
    answer: payment.extend({
      expiresAt: instant,
      closedAt: instant.nullable(),
      /** Since when nobody wants it any more. */
      endedAt: instant.nullable(),
      /** When the gateway is asked next, and how often it was. */
      askAt: instant.nullable(),
      askedTimes: count,
      /** Of the order that it pays for, if it is one. */
      orderNo: z.string().nullable(),
      notifications: z.array(
        z.strictObject({
          notificationId: z.string(),
          kind: z.enum(['capture', 'refund', 'other']),
          number: z.string(),
          outcome: z.enum(['applied', 'known', 'refused']),
          receivedAt: instant,
        }),
      ),
      refunds: z.array(staffRefund),
      transfers: z.array(ledgerTransfer),
    }),
  }),
  staffPaymentAsk: endpoint({
    method: 'POST',
    path: '/staff/payment/:id/ask',
    summary: '现在就向支付渠道问这次付款；答复问过之后的状态',
    caller: 'staff',
    roles: ['finance'],
    params,
    publicIds: ['id'],
    body: z.strictObject({ note: text(rules.refund.noteMax) }),
    answer: z.strictObject({ state: z.enum(['created', 'awaiting', 'paid', 'closed']) }),
    perMinute: 30,
  }),
};
