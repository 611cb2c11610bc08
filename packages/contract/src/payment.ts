import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant } from './fields.ts';
import { fen } from './productCard.ts';
import { rules } from './rules.ts';

/** Where and on what somebody pays: a try is opened for one of each. */
export const payWay = {
  gateway: z.enum(rules.payment.outsideGateways),
  device: z.enum(rules.payment.devices).default('computer'),
};

/** One try to pay for `payable`. A payable may see several tries, of which one counts. */
const payment = z.strictObject({
  id,
  payable: z.strictObject({ kind: z.enum(rules.payment.payables), id }),
  gateway: z.enum(rules.payment.gateways),
  device: z.enum(rules.payment.devices),
  amountFen: fen,
  state: z.enum(['created', 'awaiting', 'paid', 'closed']),
  /** The payable no longer wanted the money when it arrived (a surplus), so it is being refunded. */
  isReturned: z.boolean(),
  expiresAt: instant,
  paidAt: instant.nullable(),
  /** Of the site: where it is paid, and where its result is shown. */
  pages: z.strictObject({ toPay: z.string(), after: z.string() }),
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
    summary: '去付款的地址，以 30200 打开：支付宝的收银台，手机上也有微信支付的；在微信里先到微信认人',
    caller: 'user',
    params: z.strictObject({ id }),
    answer: z.string(),
    leadsAway: true,
    owned: { id: 'payment' },
    perMinute: 60,
  }),
  paymentInWechat: endpoint({
    method: 'POST',
    path: '/payment/:id/inWechat',
    summary: '在微信里调起支付的参数；code 是微信认人之后带回来的',
    caller: 'user',
    params: z.strictObject({ id }),
    body: z.strictObject({ code: z.string().min(1).max(128) }),
    answer: z.strictObject({
      call: z.strictObject({
        appId: z.string(),
        timeStamp: z.string(),
        nonceStr: z.string(),
        package: z.string(),
        signType: z.literal('RSA'),
        paySign: z.string(),
      }),
    }),
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
