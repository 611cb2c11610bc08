import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant, opaqueKey, text } from './fields.ts';
import { businessDate, maskedUser, staffRefund, waitingApproval } from './moneyParts.ts';
import { count, fen } from './productCard.ts';
import { rules } from './rules.ts';

const { refund } = rules;
const params = z.strictObject({ id });
const note = text(refund.noteMax);
const roles = ['finance'] as const;

const waiting = z.strictObject({
  id,
  /** stuck: finance decides. abnormal: a person finishes it at the gateway; nothing else can be done about it. */
  state: z.enum(['stuck', 'abnormal']),
  gateway: z.enum(rules.payment.outsideGateways),
  /** Our numbers at the gateway. */
  outTradeNo: z.string(),
  outRefundNo: z.string(),
  amountFen: fen,
  /** As the payer reads it at the gateway. */
  reason: z.string(),
  payable: z.strictObject({ kind: z.string(), id }),
  /** `surplus`: nobody wanted the payment. */
  causeKind: z.string(),
  /** The gateway's own code. */
  failure: z.string().nullable(),
  requestedAt: instant,
  waitsSince: instant,
  /** Above the sum: into the balance, or by the bank, only with a second person. */
  needsApproval: z.boolean(),
  /** What was decided on and waits for a second person, or was approved and waits for the bank's transfer. */
  decision: z
    .strictObject({
      way: z.enum(refund.ways),
      state: z.enum(['asked', 'approved']),
      approval: waitingApproval.nullable(),
    })
    .nullable(),
});

const found = staffRefund.extend({
  paymentId: id,
  gateway: z.enum(rules.payment.outsideGateways),
  outTradeNo: z.string(),
  user: maskedUser,
});

/** What finance does about refunds that no gateway does. */
export const staffRefundEndpoints = {
  staffRefundList: endpoint({
    method: 'GET',
    path: '/staff/refund',
    summary: '支付渠道退不回去、等财务处理的退款，等得久的在前',
    caller: 'staff',
    roles,
    query: z.strictObject({ cursor: opaqueKey(200).optional() }),
    answer: z.strictObject({
      items: z.array(waiting),
      waiting: count,
      waitingFen: fen,
      nextCursor: z.string().nullable(),
    }),
  }),
  staffRefundFind: endpoint({
    method: 'GET',
    path: '/staff/refund/find',
    summary: '在退的，早提交的在前；退完的，新的在前，可以按日期',
    caller: 'staff',
    roles: ['finance', 'orders'],
    query: z.strictObject({
      view: z.enum(['running', 'done']),
      /** Of the done ones; both days count. */
      fromDay: businessDate.optional(),
      toDay: businessDate.optional(),
      cursor: opaqueKey(200).optional(),
    }),
    answer: z.strictObject({ items: z.array(found), nextCursor: z.string().nullable() }),
  }),
  staffRefundAsk: endpoint({
    method: 'POST',
    path: '/staff/refund/:id/ask',
    summary: '现在就向支付渠道问这笔退款；答复问过之后的状态',
    caller: 'staff',
    roles,
    params,
    publicIds: ['id'],
    body: z.strictObject({ note }),
    answer: z.strictObject({ state: staffRefund.shape.state }),
    perMinute: 30,
  }),
  staffRefundRequest: endpoint({
    method: 'POST',
    path: '/staff/refund/:id/request',
    summary: '超过限额的退款，改退余额或线下转账之前提交另一个人批准',
    caller: 'staff',
    roles,
    params,
    publicIds: ['id'],
    body: z.strictObject({ way: z.enum(refund.ways), note }),
    answer: z.strictObject({ state: z.enum(['asked']), approval: waitingApproval }),
    perMinute: 30,
  }),
  staffRefundResend: endpoint({
    method: 'POST',
    path: '/staff/refund/:id/resend',
    summary: '再向支付渠道退一次；答复实际发出的那一笔',
    caller: 'staff',
    roles,
    params,
    publicIds: ['id'],
    body: z.strictObject({ note }),
    answer: z.strictObject({ id }),
    perMinute: 30,
  }),
  staffRefundReroute: endpoint({
    method: 'POST',
    path: '/staff/refund/:id/reroute',
    summary: '改退到用户余额',
    caller: 'staff',
    roles,
    params,
    publicIds: ['id'],
    body: z.strictObject({ note }),
    answer: z.strictObject({ went: z.enum(['balance']) }),
    perMinute: 30,
  }),
  staffRefundSettle: endpoint({
    method: 'POST',
    path: '/staff/refund/:id/settle',
    summary: '已线下转账退款，登记银行流水号',
    caller: 'staff',
    roles,
    params,
    publicIds: ['id'],
    body: z.strictObject({ proof: z.string().regex(refund.proofPattern), note }),
    answer: z.strictObject({ went: z.enum(['bank']) }),
    perMinute: 30,
  }),
};
