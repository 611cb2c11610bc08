import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant, opaqueKey, text } from './fields.ts';
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
