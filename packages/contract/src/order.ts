import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { nothing } from './envelope.ts';
import { id, instant, opaqueKey, text } from './fields.ts';
import { order, orderActions, orderRow } from './orderAnswer.ts';
import { invoiceTitle, invoiceWish, orderDraft, quote } from './orderParts.ts';
import { count, fen, picture } from './productCard.ts';
import { rules } from './rules.ts';
import { payWay } from './payment.ts';

const params = z.strictObject({ id });
const owned = { id: 'order' } as const;

export const orderEndpoints = {
  orderQuote: endpoint({
    method: 'POST',
    path: '/order/quote',
    summary: '给这些商品报价：每一步的规则、金额和理由，可选的券与积分',
    caller: 'user',
    body: z.strictObject(orderDraft),
    owned: { addressId: 'address' },
    publicIds: ['subjectId'],
    answer: quote,
  }),
  orderCreate: endpoint({
    method: 'POST',
    path: '/order',
    summary: '按刚才的报价下单：占库存、锁券、锁积分，全成或全不成；报价变了则拒绝并给出新的',
    caller: 'user',
    body: z.strictObject({
      ...orderDraft,
      addressId: id,
      quoteKey: opaqueKey(),
      remark: z.union([z.literal(''), text(rules.order.maxRemark)]).default(''),
      invoice: invoiceWish.default({ kind: 'none' }),
      /** The lines come from the cart and leave it. */
      fromCart: z.boolean().default(false),
    }),
    owned: { addressId: 'address' },
    publicIds: ['subjectId'],
    answer: orderRow,
    claimsLast: true,
    perMinute: 120,
  }),
  orderList: endpoint({
    method: 'GET',
    path: '/order',
    summary: '我的订单，新的在前；可按状态看，可按订单号或商品名找',
    caller: 'user',
    query: z.strictObject({
      list: z.enum(rules.order.lists).default('mine'),
      state: z.enum(rules.order.tabs).optional(),
      keyword: text(40).optional(),
      cursor: opaqueKey(200).optional(),
    }),
    answer: z.strictObject({
      counts: z.strictObject({
        all: count,
        awaitingPayment: count,
        awaitingDispatch: count,
        awaitingReceipt: count,
        completed: count,
        toReview: count,
        afterSale: count,
      }),
      items: z.array(
        z.strictObject({
          ...orderRow.shape,
          receiveBy: instant.nullable(),
          pieces: count,
          lines: z.array(
            z.strictObject({
              id,
              skuId: id,
              productId: id,
              title: z.string(),
              skuLabel: z.string(),
              picture,
              quantity: count,
              refundedQuantity: count,
              unitPriceFen: fen,
              payFen: fen,
            }),
          ),
          refundedFen: fen,
          /** One sentence about where it is: 快件已到达杭州. */
          note: z.string().nullable(),
          openAfterSales: count,
          actions: orderActions,
        }),
      ),
      nextCursor: z.string().nullable(),
      now: instant,
    }),
  }),
  orderGet: endpoint({
    method: 'GET',
    path: '/order/:id',
    summary: '订单详情：进度、包裹、金额逐行、可做的事',
    caller: 'user',
    params,
    owned,
    answer: order,
  }),
  orderPay: endpoint({
    method: 'POST',
    path: '/order/:id/pay',
    summary: '用微信支付或支付宝付款，得到一次待付的支付；重复请求得到同一次',
    caller: 'user',
    params,
    owned,
    body: z.strictObject(payWay),
    answer: z.strictObject({ paymentId: id, amountFen: fen, expiresAt: instant }),
    perMinute: 60,
  }),
  orderPayBalance: endpoint({
    method: 'POST',
    path: '/order/:id/pay/balance',
    summary: '用余额付款',
    caller: 'user',
    params,
    owned,
    body: z.strictObject({ password: z.string().regex(rules.wallet.passwordPattern) }),
    answer: orderRow,
    claimsLast: true,
    perMinute: 120,
  }),
  orderClose: endpoint({
    method: 'POST',
    path: '/order/:id/close',
    summary: '取消还没付款的订单：库存、券、积分都退回',
    caller: 'user',
    params,
    owned,
    body: z.strictObject({ reason: z.enum(rules.order.closeReasons) }),
    answer: orderRow,
  }),
  orderReceive: endpoint({
    method: 'POST',
    path: '/order/:id/receive',
    summary: '确认收货',
    caller: 'user',
    params,
    owned,
    body: z.strictObject({}),
    answer: orderRow,
  }),
  orderRemind: endpoint({
    method: 'POST',
    path: '/order/:id/remind',
    summary: '提醒发货，一天一次',
    caller: 'user',
    params,
    owned,
    body: z.strictObject({}),
    answer: z.strictObject({ remindedAt: instant }),
  }),
  orderReorder: endpoint({
    method: 'POST',
    path: '/order/:id/reorder',
    summary: '再次购买：还能买的放进购物车',
    caller: 'user',
    params,
    owned,
    body: z.strictObject({}),
    answer: z.strictObject({
      added: count,
      skipped: z.array(z.strictObject({ title: z.string(), skuLabel: z.string() })),
    }),
  }),
  orderInvoice: endpoint({
    method: 'POST',
    path: '/order/:id/invoice',
    summary: '付款后补开发票',
    caller: 'user',
    params,
    owned,
    body: z.strictObject({ invoice: invoiceTitle }),
    answer: nothing,
  }),
  /** Server-sent events: {state, parcels, afterSales} in short; the page then asks for the whole. */
  orderEvents: endpoint({
    method: 'GET',
    path: '/order/:id/events',
    summary: '订单变化的实时推送（SSE）',
    caller: 'user',
    params,
    owned,
    answer: z.unknown(),
    binary: true,
    perMinute: 60,
  }),
};
