import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { nothing } from './envelope.ts';
import { id, instant, multilineText, opaqueKey, text } from './fields.ts';
import { count, fen } from './productCard.ts';
import { rules } from './rules.ts';
import { difference, draftAnswer, draftInput, productRow, productVersion, staffProduct } from './staffProductParts.ts';

const { goods } = rules;
const params = z.strictObject({ id });
const word = z.string().regex(goods.wordPattern);
/** The version that the editor was opened with: the change is refused when the product has changed since. */
const version = z.number().int().min(1).max(1_000_000_000);
const reason = text(goods.product.reasonMax);

const writes = { caller: 'staff', roles: ['goods'] } as const;
const reads = { caller: 'staff', roles: ['goods', 'orders', 'marketing', 'content'] } as const;
const ofProduct = { ...writes, params, publicIds: ['id'], answer: staffProduct } as const;

/** Products as drafts that are published. */
export const staffProductEndpoints = {
  staffProductList: endpoint({
    method: 'GET',
    path: '/staff/product',
    summary: '商品，改动新的在前；可按状态、类目、品牌看，可按标题、规格编码、商品号找',
    ...reads,
    query: z.strictObject({
      view: z.enum(goods.views).optional(),
      words: text(60).optional(),
      categoryId: word.optional(),
      brandId: word.optional(),
      cursor: opaqueKey(200).optional(),
    }),
    answer: z.strictObject({ items: z.array(productRow), nextCursor: z.string().nullable() }),
  }),
  staffProductGet: endpoint({
    method: 'GET',
    path: '/staff/product/:id',
    summary: '一件商品：在卖的样子、草稿、差别、不能发布的原因，每个规格的库存和近 7 天最低成交价',
    ...reads,
    params,
    publicIds: ['id'],
    answer: staffProduct,
  }),
  staffProductCreate: endpoint({
    method: 'POST',
    path: '/staff/product',
    summary: '新建一件商品，先是草稿，顾客看不到',
    ...writes,
    body: z.strictObject({ draft: draftInput }),
    answer: staffProduct,
  }),
  staffProductSave: endpoint({
    method: 'PUT',
    path: '/staff/product/:id/draft',
    summary: '保存草稿；定了时间的改回草稿',
    ...ofProduct,
    body: z.strictObject({ draft: draftInput, version }),
    perMinute: 120,
  }),
  staffProductDiscard: endpoint({
    method: 'POST',
    path: '/staff/product/:id/discard',
    summary: '放弃草稿；从没发布过、没进过货的商品就此删除',
    ...writes,
    params,
    publicIds: ['id'],
    body: z.strictObject({ version }),
    answer: nothing,
  }),
  staffProductPreview: endpoint({
    method: 'POST',
    path: '/staff/product/preview',
    summary: '详情的样子，不保存',
    ...writes,
    onlyReads: true,
    body: z.strictObject({ markdown: multilineText(goods.product.markdownMax) }),
    answer: z.strictObject({ html: z.string() }),
    perMinute: 240,
  }),
  staffProductPublish: endpoint({
    method: 'POST',
    path: '/staff/product/:id/publish',
    summary: '发布草稿：立刻，或到某个时间',
    ...ofProduct,
    body: z.strictObject({ version, at: instant.nullable().default(null), reason }),
  }),
  staffProductWithdraw: endpoint({
    method: 'POST',
    path: '/staff/product/:id/withdraw',
    summary: '下架：有链接的人还看得到，不能再买；定了时间的不再发布',
    ...ofProduct,
    body: z.strictObject({ version, reason }),
  }),
  staffProductRelist: endpoint({
    method: 'POST',
    path: '/staff/product/:id/relist',
    summary: '重新上架，和下架前一样',
    ...ofProduct,
    body: z.strictObject({ version, reason }),
  }),
  staffProductVersions: endpoint({
    method: 'GET',
    path: '/staff/product/:id/versions',
    summary: '发布过的版本，新的在前，每个带与上一个的差别',
    ...reads,
    params,
    publicIds: ['id'],
    query: z.strictObject({ cursor: opaqueKey(200).optional() }),
    answer: z.strictObject({
      items: z.array(productVersion.extend({ differences: z.array(difference) })),
      nextCursor: z.string().nullable(),
    }),
  }),
  staffProductVersion: endpoint({
    method: 'GET',
    path: '/staff/product/:id/versions/:no',
    summary: '发布过的一个版本：它的全部内容，与上一个、与在卖的差别',
    ...reads,
    params: params.extend({ no: z.string().regex(/^[1-9][0-9]{0,8}$/) }),
    publicIds: ['id'],
    answer: z.strictObject({
      version: productVersion,
      body: draftAnswer,
      /** The version that was published before it, and what it changed of that; null: none is known. */
      before: z.strictObject({ no: count, body: draftAnswer, differences: z.array(difference) }).nullable(),
      /** What would change if it were sold again. */
      fromLive: z.array(difference),
    }),
  }),
  staffSkuPrices: endpoint({
    method: 'GET',
    path: '/staff/sku/:id/prices',
    summary: '一个规格的全部价格，新的在前，和近 7 天每天的最低成交价',
    ...reads,
    params,
    publicIds: ['id'],
    query: z.strictObject({ cursor: opaqueKey(200).optional() }),
    answer: z.strictObject({
      items: z.array(z.strictObject({ from: instant, priceFen: fen, vipPriceFen: fen.nullable() })),
      nextCursor: z.string().nullable(),
      deals: z.array(z.strictObject({ day: z.string(), lowestFen: fen })),
    }),
  }),
};
