import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant, opaqueKey, phoneNumber, text } from './fields.ts';
import { businessDay, orderKind, orderState } from './orderParts.ts';
import { count } from './productCard.ts';
import { rules } from './rules.ts';
import { orderNo, staffOrder } from './staffOrderParts.ts';

const staff = { caller: 'staff', roles: ['orders', 'finance'] } as const;

const orderPage = z.strictObject({
  items: z.array(staffOrder),
  /** A page may be short, or empty, and not be the last: so many orders are looked at in a request, and the next goes on from there. */
  nextCursor: z.string().nullable(),
  now: instant,
});

/** Finding orders among all of them. */
export const staffOrderSearchEndpoints = {
  staffOrderSearch: endpoint({
    method: 'GET',
    path: '/staff/order/search',
    summary: '按订单号、手机尾号、收货人、商品、状态、种类和日期找订单，新的在前；待发货的按付款先后',
    ...staff,
    query: z.strictObject({
      no: orderNo.optional(),
      phoneTail: z
        .string()
        .regex(/^\d{4}$/)
        .optional(),
      /** How the name begins. */
      recipient: text(40)
        .refine((value) => [...value].length >= 2, { error: 'at least 2 characters' })
        .optional(),
      productId: id.optional(),
      skuId: id.optional(),
      state: orderState.optional(),
      kind: orderKind.optional(),
      /** Business days, both included, of the order or of its payment. */
      from: businessDay.optional(),
      to: businessDay.optional(),
      by: z.enum(['created', 'paid']).default('created'),
      /** Of those that wait for dispatch: whose time is over, or will be by this evening. */
      due: z.enum(['overdue', 'today']).optional(),
      /** Of those that wait for dispatch: whose buyers asked for them. */
      reminded: z.literal('1').optional(),
      /** With a request that has not ended; who has waited longest is first. */
      afterSale: z.literal('open').optional(),
      /** due: the first paid first, of those that wait for dispatch. */
      sort: z.enum(['newest', 'due']).optional(),
      cursor: opaqueKey(200).optional(),
    }),
    publicIds: ['productId', 'skuId'],
    answer: orderPage,
  }),
  staffOrderByPhone: endpoint({
    method: 'POST',
    path: '/staff/order/byPhone',
    summary: '用完整的收货手机号找订单，新的在前；号码不进地址',
    ...staff,
    onlyReads: true,
    body: z.strictObject({ phoneNumber, cursor: opaqueKey(200).optional() }),
    answer: orderPage,
    perMinute: 60,
  }),
  staffOrderCounts: endpoint({
    method: 'GET',
    path: '/staff/order/counts',
    summary: `各标签下有多少订单，数到 ${rules.order.staffCountMost} 为止`,
    ...staff,
    answer: z.strictObject({
      awaitingPayment: count,
      awaitingGroup: count,
      awaitingDispatch: count,
      overdue: count,
      dueToday: count,
      reminded: count,
      awaitingReceipt: count,
      afterSale: count,
      /** A count above this stands for any number above it. */
      most: count,
    }),
  }),
};
