import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant, opaqueKey } from './fields.ts';
import { count, picture } from './productCard.ts';
import { rules } from './rules.ts';

const word = z.string().regex(rules.wordPattern);
const rate = z.number().int().min(0).max(rules.celebrity.maxRateBp).nullable();
const answer = z.strictObject({ rateBp: rate });
/** What it is set to, and what it was when staff looked: another's change in between is a conflict. */
const body = z.strictObject({ rateBp: rate, wasBp: rate });

const reads = { caller: 'staff', roles: ['marketing', 'finance'] } as const;
const writes = { caller: 'staff', roles: ['marketing'] } as const;

const categoryRate = z.strictObject({
  id: word,
  parentId: word.nullable(),
  level: count,
  name: z.string(),
  isClosed: z.boolean(),
  /** Its own; null: as the category above says. */
  rateBp: count.nullable(),
  /** What its products pay that say nothing else. */
  appliedBp: count,
});

const productRate = z.strictObject({
  id,
  title: z.string(),
  picture: picture.nullable(),
  categoryName: z.string(),
  /** Its own; null: as its category says. */
  rateBp: count.nullable(),
  /** What its category says. */
  categoryBp: count,
});

/** What the shop pays of a sale to whoever brought the buyer. What is paid keeps the rate of its payment. */
export const staffCommissionEndpoints = {
  staffCommissionCategories: endpoint({
    method: 'GET',
    path: '/staff/commission/category',
    summary: '每个类目的佣金比例：自己定的，和实际按的',
    ...reads,
    answer: z.strictObject({ items: z.array(categoryRate) }),
  }),
  staffCommissionProducts: endpoint({
    method: 'GET',
    path: '/staff/commission/product',
    summary: '自己定了佣金比例的商品，新的在前',
    ...reads,
    query: z.strictObject({ cursor: opaqueKey(200).optional() }),
    answer: z.strictObject({ items: z.array(productRate), nextCursor: z.string().nullable() }),
  }),
  staffCommissionOfProduct: endpoint({
    method: 'GET',
    path: '/staff/commission/product/:id',
    summary: '一件商品的佣金比例：自己定的，和类目的',
    ...reads,
    params: z.strictObject({ id }),
    publicIds: ['id'],
    answer: productRate,
  }),
  staffCommissionChanges: endpoint({
    method: 'GET',
    path: '/staff/commission/changes',
    summary: '谁在什么时候把哪个比例从多少改到多少，新的在前',
    ...reads,
    query: z.strictObject({ cursor: opaqueKey(200).optional() }),
    answer: z.strictObject({
      items: z.array(
        z.strictObject({
          seq: count,
          at: instant,
          byName: z.string(),
          kind: z.enum(['product', 'category']),
          id: z.string(),
          name: z.string(),
          beforeBp: count.nullable(),
          afterBp: count.nullable(),
        }),
      ),
      nextCursor: z.string().nullable(),
    }),
  }),
  staffProductCommission: endpoint({
    method: 'PUT',
    path: '/staff/commission/product/:id',
    summary: '定一件商品的佣金比例；空着就按品类，0 是没有佣金',
    ...writes,
    params: z.strictObject({ id }),
    publicIds: ['id'],
    body,
    answer,
  }),
  staffCategoryCommission: endpoint({
    method: 'PUT',
    path: '/staff/commission/category/:id',
    summary: '定一个品类的佣金比例；空着就按上一级品类，0 是没有佣金',
    ...writes,
    params: z.strictObject({ id: word }),
    body,
    answer,
  }),
};
