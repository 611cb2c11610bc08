import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant, opaqueKey } from './fields.ts';
import { orderKind, orderState, shipTo } from './orderParts.ts';
import { count, fen } from './productCard.ts';
import { rules } from './rules.ts';

const orderNo = z.string().regex(rules.order.noPattern);
const params = z.strictObject({ no: orderNo });
const roles = ['orders'] as const;

const staffOrder = z.strictObject({
  no: orderNo,
  id,
  kind: orderKind,
  state: orderState,
  payFen: fen,
  paidAt: instant.nullable(),
  remindedAt: instant.nullable(),
  remark: z.string(),
  /** Of an order for one piece and no other of its SKU: what stands on it. */
  piece: z.strictObject({ no: z.string(), serial: z.string() }).nullable(),
  shipTo,
  lines: z.array(
    z.strictObject({
      id,
      title: z.string(),
      skuLabel: z.string(),
      quantity: count,
      /** Still to be sent. */
      unsentQuantity: count,
    }),
  ),
});

export const staffOrderEndpoints = {
  staffOrderList: endpoint({
    method: 'GET',
    path: '/staff/order',
    summary: '待发货的订单，付款早的在前',
    caller: 'staff',
    roles,
    query: z.strictObject({ cursor: opaqueKey(200).optional() }),
    answer: z.strictObject({ items: z.array(staffOrder), nextCursor: z.string().nullable() }),
  }),
  staffOrderGet: endpoint({
    method: 'GET',
    path: '/staff/order/:no',
    summary: '按订单号看一笔订单',
    caller: 'staff',
    roles,
    params,
    answer: staffOrder,
  }),
  staffOrderDispatch: endpoint({
    method: 'POST',
    path: '/staff/order/:no/dispatch',
    summary: '发出一个包裹：全部剩余商品，或指明的几件',
    caller: 'staff',
    roles,
    params,
    body: z.strictObject({
      carrier: z.string().regex(rules.wordPattern),
      trackingNo: z.string().regex(rules.order.trackingPattern),
      lines: z
        .array(z.strictObject({ lineId: id, quantity: z.number().int().min(1).max(rules.order.maxQuantity) }))
        .min(1)
        .max(rules.order.maxLines)
        .optional(),
    }),
    answer: staffOrder,
  }),
  staffInvoiceIssue: endpoint({
    method: 'POST',
    path: '/staff/order/:no/invoice',
    summary: '登记已开的发票号码',
    caller: 'staff',
    roles: ['finance'],
    params,
    body: z.strictObject({ invoiceNo: z.string().regex(/^\d{8,20}$/) }),
    answer: z.strictObject({ invoiceNo: z.string() }),
  }),
};
