import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant, opaqueKey } from './fields.ts';
import { count, fen, productCard } from './productCard.ts';
import { rules } from './rules.ts';

const productIds = z.array(id).min(1).max(rules.collection.perRequest);
/** The ids of every product in the collection, newest first: all pages draw their hearts from it. */
const collected = z.strictObject({ productIds: z.array(id) });

export const collectionEndpoints = {
  collectionList: endpoint({
    method: 'GET',
    path: '/collection',
    summary: '我的收藏，新收藏的在前；可只看降价、缺货或某个分类',
    caller: 'user',
    query: z.strictObject({
      filter: z.enum(rules.collection.filters).optional(),
      category: z.string().regex(rules.wordPattern).optional(),
      cursor: opaqueKey(200).optional(),
    }),
    answer: z.strictObject({
      counts: z.strictObject({ all: count, reduced: count, soldOut: count, gone: count }),
      /** First-level categories of the products in the collection, for the filter. */
      categories: z.array(z.strictObject({ id: z.string(), name: z.string(), count })),
      items: z.array(
        z.strictObject({
          card: productCard,
          collectedAt: instant,
          collectedPriceFen: fen,
          /** No longer on sale at all. */
          isGone: z.boolean(),
          /** Out of stock when it was collected, and in stock again. */
          isBack: z.boolean(),
        }),
      ),
      nextCursor: z.string().nullable(),
    }),
  }),
  collectionIds: endpoint({
    method: 'GET',
    path: '/collection/ids',
    summary: '我收藏的全部商品编号',
    caller: 'user',
    answer: collected,
  }),
  collectionAdd: endpoint({
    method: 'POST',
    path: '/collection',
    summary: '收藏商品；已收藏的不变。登录后合并此前收藏的也用它',
    caller: 'user',
    body: z.strictObject({ productIds }),
    answer: collected,
  }),
  collectionRemove: endpoint({
    method: 'DELETE',
    path: '/collection',
    summary: '取消收藏，可一次多件；没有收藏的不算错',
    caller: 'user',
    body: z.strictObject({ productIds }),
    answer: collected,
  }),
};
