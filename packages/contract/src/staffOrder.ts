import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, opaqueKey, text } from './fields.ts';
import { shipTo } from './orderParts.ts';
import { rules } from './rules.ts';
import { dispatchAnswer, orderNo, staffOrder } from './staffOrderParts.ts';

const params = z.strictObject({ no: orderNo });
const roles = ['orders'] as const;

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
  staffOrderRecipient: endpoint({
    method: 'POST',
    path: '/staff/order/:no/recipient',
    summary: '看完整的收件人、电话和地址：要写明原因，留下审计记录',
    caller: 'staff',
    roles,
    params,
    body: z.strictObject({ reason: text(rules.approval.reasonMax) }),
    answer: shipTo,
    perMinute: 60,
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
  /** Each row is a dispatch of its own: what is wrong with one keeps no other back, and a file sent again sends nothing twice. */
  staffDispatchImport: endpoint({
    method: 'POST',
    path: '/staff/dispatch/import',
    summary: '按表格批量发货（xlsx 或 csv，最多 500 行：订单号、快递公司、运单号），逐行给出结果；重复上传不会重复发货',
    caller: 'staff',
    roles,
    upload: true,
    answer: dispatchAnswer,
    perMinute: 20,
  }),
  staffDispatchTemplate: endpoint({
    method: 'GET',
    path: '/staff/dispatch/template',
    summary: '批量发货的模板文件',
    caller: 'staff',
    roles,
    query: z.strictObject({ format: z.enum(rules.dropshipping.fileFormats) }),
    answer: z.unknown(),
    binary: true,
    perMinute: 30,
  }),
  staffInvoiceIssue: endpoint({
    method: 'POST',
    path: '/staff/order/:no/invoice',
    summary: '登记已开的发票号码',
    caller: 'staff',
    roles: ['finance'],
    params,
    body: z.strictObject({ invoiceNo: z.string().regex(rules.invoice.noPattern) }),
    answer: z.strictObject({ invoiceNo: z.string() }),
  }),
};
