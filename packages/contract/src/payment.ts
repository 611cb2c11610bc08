import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant } from './fields.ts';
import { fen } from './productCard.ts';
import { rules } from './rules.ts';

/** One try to pay for `payable`. A payable may see several tries, of which one counts. */
const payment = z.strictObject({
  id,
  payable: z.strictObject({ kind: z.enum(rules.payment.payables), id }),
  gateway: z.enum(rules.payment.gateways),
  amountFen: fen,
  state: z.enum(['created', 'awaiting', 'paid', 'closed']),
  /** The payable no longer wanted the money when it arrived (a surplus), so it is being refunded. */
  isReturned: z.boolean(),
  expiresAt: instant,
  paidAt: instant.nullable(),
});

export const paymentEndpoints = {
  paymentGet: endpoint({
    method: 'GET',
    path: '/payment/:id',
    summary: '一次支付的状态',
    caller: 'user',
    params: z.strictObject({ id }),
    answer: payment,
    owned: { id: 'payment' },
  }),
  paymentCode: endpoint({
    method: 'POST',
    path: '/payment/:id/code',
    summary: '微信支付二维码的内容；重复请求得到同一个',
    caller: 'user',
    params: z.strictObject({ id }),
    answer: z.strictObject({ codeUrl: z.string(), expiresAt: instant }),
    owned: { id: 'payment' },
    perMinute: 60,
  }),
  paymentPage: endpoint({
    method: 'POST',
    path: '/payment/:id/page',
    summary: '支付宝收银台的地址，以 30200 在新窗口打开',
    caller: 'user',
    params: z.strictObject({ id }),
    answer: z.string(),
    leadsAway: true,
    owned: { id: 'payment' },
    perMinute: 60,
  }),
  paymentClose: endpoint({
    method: 'POST',
    path: '/payment/:id/close',
    summary: '放弃这次支付；已经付成的照常入账',
    caller: 'user',
    params: z.strictObject({ id }),
    answer: payment,
    owned: { id: 'payment' },
    perMinute: 60,
  }),
  /** Server-sent events, each a whole `paymentGet`; ends once nothing more can change. */
  paymentEvents: endpoint({
    method: 'GET',
    path: '/payment/:id/events',
    summary: '支付状态的实时推送（SSE）',
    caller: 'user',
    params: z.strictObject({ id }),
    answer: z.unknown(),
    binary: true,
    owned: { id: 'payment' },
    perMinute: 60,
  }),
};

export type Payment = z.output<typeof payment>;
