import { z } from 'zod';
import { batch, batchCard, type problemCode, quote, row, rowInput, rowNo } from './dropshippingParts.ts';
import { endpoint } from './endpoint.ts';
import { nothing } from './envelope.ts';
import { id, instant, opaqueKey, text } from './fields.ts';
import { count, fen } from './productCard.ts';
import { rules } from './rules.ts';
import { payWay } from './payment.ts';

const { dropshipping } = rules;
const params = z.strictObject({ id });
const owned = { id: 'dropshippingBatch' } as const;
const format = z.enum(dropshipping.fileFormats);

/** Rows as they were typed, pasted or mended; a bad one is kept, with what is wrong with it. */
const rows = z.array(rowInput).max(dropshipping.rowsPerRequest);
const chosenGoods = z.array(id).max(dropshipping.maxGoods);

export const dropshippingEndpoints = {
  dropshippingList: endpoint({
    method: 'GET',
    path: '/dropshipping',
    summary: '我的代发批次，新的在前；可按进度看，可按收件人、手机号、单号找',
    caller: 'user',
    query: z.strictObject({
      tab: z.enum(dropshipping.tabs).optional(),
      /** Of a recipient, a phone number, an order or a batch. */
      keyword: text(40).optional(),
      cursor: opaqueKey(200).optional(),
    }),
    answer: z.strictObject({
      counts: z.strictObject({ all: count, processing: count, awaitingDispatch: count, sent: count, completed: count }),
      sums: z.strictObject({
        importing: count,
        /** Batches with something to pay for: checked, or ordered already. */
        unpaid: count,
        /** Parcels. */
        onTheWay: count,
        /** Parcels since New Year in Shanghai. */
        thisYear: count,
      }),
      items: z.array(batchCard),
      nextCursor: z.string().nullable(),
      /** Set when too many batches of today lapsed: until then none can be ordered. */
      blockedUntil: instant.nullable(),
      /** The batch that is ordered and not paid, whatever is listed: until it is paid or cancelled, no other can be ordered. */
      unpaid: batch.pick({ id: true, name: true }).nullable(),
      now: instant,
    }),
  }),
  dropshippingTemplate: endpoint({
    method: 'GET',
    path: '/dropshipping/template',
    summary: '收件人名单的模板文件，xlsx 或 csv',
    caller: 'user',
    query: z.strictObject({ format }),
    answer: z.unknown(),
    binary: true,
    perMinute: 30,
  }),
  dropshippingCreate: endpoint({
    method: 'POST',
    path: '/dropshipping',
    summary: '新建一个批次：用哪个商户的名义寄、选哪些商品、头几行收件人',
    caller: 'user',
    body: z.strictObject({
      businessId: id,
      name: text(dropshipping.name.max),
      source: z.enum(dropshipping.sources).exclude(['imported', 'repeated']).default('typed'),
      skuIds: chosenGoods.default([]),
      rows: rows.default([]),
    }),
    owned: { businessId: 'business' },
    answer: batch,
    perMinute: 60,
  }),
  dropshippingGet: endpoint({
    method: 'GET',
    path: '/dropshipping/:id',
    summary: '一个批次：进度、各种行有几行、寄件人',
    caller: 'user',
    params,
    owned,
    answer: batch,
  }),
  dropshippingChange: endpoint({
    method: 'PUT',
    path: '/dropshipping/:id',
    summary: '改批次的名字、商户或所选商品；选的商品变了，每行重新核对',
    caller: 'user',
    params,
    owned: { id: 'dropshippingBatch', businessId: 'business' },
    body: z.strictObject({ businessId: id, name: text(dropshipping.name.max), skuIds: chosenGoods }),
    answer: batch,
    perMinute: 60,
  }),
  dropshippingRows: endpoint({
    method: 'GET',
    path: '/dropshipping/:id/rows',
    summary: '批次里的行，按行号；可只看要改的、重复的、可以下单的，或某个进度的',
    caller: 'user',
    params,
    owned,
    query: z.strictObject({
      filter: z.enum(dropshipping.rowFilters).optional(),
      keyword: text(40).optional(),
      cursor: opaqueKey(200).optional(),
    }),
    answer: z.strictObject({ items: z.array(row), nextCursor: z.string().nullable(), now: instant }),
  }),
  dropshippingRowsAdd: endpoint({
    method: 'POST',
    path: '/dropshipping/:id/rows',
    summary: '加几行，一次最多 200 行；每行马上核对，不对的也留着，等着改',
    caller: 'user',
    params,
    owned,
    body: z.strictObject({ rows: rows.min(1) }),
    answer: z.strictObject({ batch, rows: z.array(row) }),
    perMinute: 120,
  }),
  dropshippingRowsChange: endpoint({
    method: 'PUT',
    path: '/dropshipping/:id/rows',
    summary: '改几行，按行号；每行重新核对',
    caller: 'user',
    params,
    owned,
    body: z.strictObject({
      rows: z
        .array(rowInput.extend({ no: rowNo }))
        .min(1)
        .max(dropshipping.rowsPerRequest),
    }),
    answer: z.strictObject({ batch, rows: z.array(row) }),
    perMinute: 120,
  }),
  dropshippingRowsRemove: endpoint({
    method: 'POST',
    path: '/dropshipping/:id/rows/remove',
    summary: '删去几行，按行号',
    caller: 'user',
    params,
    owned,
    body: z.strictObject({ nos: z.array(rowNo).min(1).max(dropshipping.rowsPerRequest) }),
    answer: batch,
    perMinute: 120,
  }),
  /** One file of rows. Whatever is wrong with it as a whole is told at once; its rows are taken in the background. */
  dropshippingImport: endpoint({
    method: 'POST',
    path: '/dropshipping/:id/import',
    summary: '导入一份名单（xlsx 或 csv，最多 5,000 行）到还没下单的批次；各行在后台核对，进度随批次推送',
    caller: 'user',
    params,
    owned,
    upload: true,
    answer: batch,
    perMinute: 10,
  }),
  dropshippingImportStop: endpoint({
    method: 'POST',
    path: '/dropshipping/:id/import/stop',
    summary: '停止导入；已经导入的行留着',
    caller: 'user',
    params,
    owned,
    body: z.strictObject({}),
    answer: batch,
    perMinute: 60,
  }),
  /** Of an open batch: rows as they were typed, with what is wrong. Of an ordered one: orders and tracking numbers. */
  dropshippingExport: endpoint({
    method: 'GET',
    path: '/dropshipping/:id/export',
    summary: '下载批次的行：下单前带要改的原因，下单后带订单号、快递与运单号；xlsx 或 csv',
    caller: 'user',
    params,
    owned,
    query: z.strictObject({ format, filter: z.enum(dropshipping.rowFilters).optional() }),
    answer: z.unknown(),
    binary: true,
    perMinute: 20,
  }),
  dropshippingQuote: endpoint({
    method: 'GET',
    path: '/dropshipping/:id/quote',
    summary: '可以下单的行现在一共多少钱：每个规格的批发价、运费，以及库存够不够',
    caller: 'user',
    params,
    owned,
    answer: quote,
    perMinute: 120,
  }),
  dropshippingOrder: endpoint({
    method: 'POST',
    path: '/dropshipping/:id/order',
    summary: '按刚才的报价下单：占住库存 30 分钟，每行成为一笔订单；报价变了则拒绝',
    caller: 'user',
    params,
    owned,
    body: z.strictObject({ quoteKey: opaqueKey() }),
    answer: batch,
    perMinute: 30,
  }),
  dropshippingPay: endpoint({
    method: 'POST',
    path: '/dropshipping/:id/pay',
    summary: '用微信支付或支付宝付整个批次，得到一次待付的支付；重复请求得到同一次',
    caller: 'user',
    params,
    owned,
    body: z.strictObject(payWay),
    answer: z.strictObject({ paymentId: id, amountFen: fen, expiresAt: instant }),
    perMinute: 60,
  }),
  dropshippingPayBalance: endpoint({
    method: 'POST',
    path: '/dropshipping/:id/pay/balance',
    summary: '用余额付整个批次：全部付成，或者一单也不付',
    caller: 'user',
    params,
    owned,
    body: z.strictObject({ password: z.string().regex(rules.wallet.passwordPattern) }),
    answer: batch,
    claimsLast: true,
    perMinute: 120,
  }),
  dropshippingCancel: endpoint({
    method: 'POST',
    path: '/dropshipping/:id/cancel',
    summary: '不要这个还没付款的批次：占住的库存都放回',
    caller: 'user',
    params,
    owned,
    body: z.strictObject({}),
    answer: batch,
    perMinute: 60,
  }),
  dropshippingRemove: endpoint({
    method: 'DELETE',
    path: '/dropshipping/:id',
    summary: '删掉还没下单的批次，连同它的行',
    caller: 'user',
    params,
    owned,
    answer: nothing,
    perMinute: 60,
  }),
  /** Server-sent events, each a whole `dropshippingGet`. */
  dropshippingEvents: endpoint({
    method: 'GET',
    path: '/dropshipping/:id/events',
    summary: '批次进度的实时推送（SSE）：导入、下单、付款',
    caller: 'user',
    params,
    owned,
    answer: z.unknown(),
    binary: true,
    perMinute: 60,
  }),
};

export type DropshippingBatch = z.output<typeof batch>;
export type DropshippingBatchCard = z.output<typeof batchCard>;
export type DropshippingRow = z.output<typeof row>;
export type DropshippingRowInput = z.input<typeof rowInput>;
export type DropshippingFile = NonNullable<DropshippingBatch['file']>;
export type DropshippingProblem = z.output<typeof problemCode>;
