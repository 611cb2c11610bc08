import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant, opaqueKey, text } from './fields.ts';
import { count, fen, picture } from './productCard.ts';
import { rules } from './rules.ts';

const { goods } = rules;
const { stock } = goods;
const params = z.strictObject({ id });
const staff = { caller: 'staff', roles: ['goods'] } as const;
/** Those who set prices and count money. */
const seesCost = { caller: 'staff', roles: goods.costRoles } as const;
const pieces = z.number().int().min(1).max(stock.maxPieces);
const note = text(stock.noteMax);
const eachOnce = (lines: readonly { skuId: string }[]) =>
  new Set(lines.map(({ skuId }) => skuId)).size === lines.length;

const figures = {
  skuId: id,
  onHand: count,
  reserved: count,
  available: count,
  /** Hundredths of a fen; null: unknown. */
  costHundredths: count.nullable(),
};

const stockRow = z.strictObject({
  ...figures,
  productId: id,
  productNo: z.number().int(),
  title: z.string(),
  code: z.string(),
  label: z.string(),
  picture: picture.nullable(),
  weekSold: count,
  /** Tenths of a day, as last counted; null: nobody buys it. */
  leftTenths: count.nullable(),
});

export const staffStockEndpoints = {
  staffStockList: endpoint({
    method: 'GET',
    path: '/staff/stock',
    summary: '库存：快卖完的（按近 7 天，不够卖 3 天）先到的在前；或按编码、标题、商品号找',
    ...staff,
    query: z.strictObject({
      view: z.enum(goods.stockViews).optional(),
      words: text(60).optional(),
      cursor: opaqueKey(200).optional(),
    }),
    answer: z.strictObject({ items: z.array(stockRow), nextCursor: z.string().nullable() }),
  }),
  staffStockIntake: endpoint({
    method: 'POST',
    path: '/staff/stock/intake',
    summary: '入库：每行一个规格、件数和单件成本；成本按移动平均，全部入或全不入。草稿里的规格也可以先入库',
    ...staff,
    body: z.strictObject({
      lines: z
        .array(
          z.strictObject({
            productId: id,
            skuId: id,
            pieces,
            unitCostFen: fen.max(stock.maxCostFen),
          }),
        )
        .min(1)
        .max(stock.maxLines)
        .refine(eachOnce, { error: 'each SKU once' }),
      /** From whom, by which order. */
      note,
    }),
    answer: z.strictObject({ id, items: z.array(z.strictObject(figures)) }),
  }),
  staffStockCount: endpoint({
    method: 'POST',
    path: '/staff/stock/count',
    summary: '盘点：每行一个规格，当时看到的在库数和实际数；写明原因',
    ...staff,
    body: z.strictObject({
      lines: z
        .array(
          z.strictObject({
            skuId: id,
            /** On hand as it was shown. */
            expected: count.max(100_000_000),
            counted: count.max(100_000_000),
          }),
        )
        .min(1)
        .max(stock.maxLines)
        .refine(eachOnce, { error: 'each SKU once' }),
      note,
    }),
    answer: z.strictObject({ id, items: z.array(z.strictObject(figures)) }),
  }),
  staffStockMovements: endpoint({
    method: 'GET',
    path: '/staff/sku/:id/movements',
    summary: '一个规格的库存变动，新的在前，带变动后的数量和缘由',
    ...staff,
    params,
    publicIds: ['id'],
    query: z.strictObject({ cursor: opaqueKey(300).optional() }),
    answer: z.strictObject({
      items: z.array(
        z.strictObject({
          id,
          kind: z.enum(goods.movementKinds),
          onHandDelta: z.number().int(),
          reservedDelta: z.number().int(),
          /** When it had happened. */
          onHand: count,
          reserved: count,
          cause: z.strictObject({ kind: z.string(), id: z.string() }),
          /** By hand: who, and what they wrote. */
          deed: z.strictObject({ byName: z.string(), note: z.string() }).nullable(),
          at: instant,
        }),
      ),
      nextCursor: z.string().nullable(),
    }),
  }),
  staffSkuCosts: endpoint({
    method: 'GET',
    path: '/staff/sku/:id/costs',
    summary: '一个规格的成本怎么来的，新的在前；只给商品、营销、财务看',
    ...seesCost,
    params,
    publicIds: ['id'],
    query: z.strictObject({ cursor: opaqueKey(200).optional() }),
    answer: z.strictObject({
      items: z.array(
        z.strictObject({
          no: count,
          kind: z.enum(['intake', 'correction']),
          pieces: count.nullable(),
          unitCostFen: fen.nullable(),
          onHandBefore: count.nullable(),
          beforeHundredths: count.nullable(),
          afterHundredths: count,
          byName: z.string(),
          note: z.string(),
          at: instant,
        }),
      ),
      nextCursor: z.string().nullable(),
    }),
  }),
  staffSkuCostCorrect: endpoint({
    method: 'PUT',
    path: '/staff/sku/:id/cost',
    summary: '把写错的成本改对，写明原因',
    ...staff,
    params,
    publicIds: ['id'],
    body: z.strictObject({
      expectedHundredths: count.max(stock.maxCostFen * 100).nullable(),
      costHundredths: count.max(stock.maxCostFen * 100),
      note,
    }),
    answer: z.strictObject({ costHundredths: count }),
  }),
};
