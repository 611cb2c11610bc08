import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { nothing } from './envelope.ts';
import { id, opaqueKey, text } from './fields.ts';
import { count, fen, picture, productCard } from './productCard.ts';
import { rules } from './rules.ts';

/** The word of a category or brand in the address. */
const word = z.string().regex(rules.wordPattern);
const words = z.string().regex(rules.wordListPattern);
/** 材质:陶瓷,材质:玻璃 */
const pairs = text(400);
const yuanFilter = z.string().regex(/^\d{1,9}$/);

const filters = {
  keyword: text(60).optional(),
  category: word.optional(),
  brand: words.optional(),
  option: pairs.optional(),
  attribute: pairs.optional(),
  channel: words.optional(),
  minFen: yuanFilter.optional(),
  maxFen: yuanFilter.optional(),
  inStock: z.enum(['1']).optional(),
  /** Only the goods of this campaign. */
  campaign: id.optional(),
};

const facetValue = z.strictObject({ value: z.string(), count });

const categoryNode = z.strictObject({
  id: z.string(),
  parentId: z.string().nullable(),
  level: z.number().int(),
  name: z.string(),
  count,
  picture: picture.nullable(),
});

export const resourceEndpoints = {
  resourceList: endpoint({
    method: 'GET',
    path: '/resource/list',
    summary: '商品列表：分类、搜索、筛选、排序，按游标翻页',
    caller: 'guest',
    shared: true,
    publicIds: ['campaign'],
    query: z.strictObject({
      ...filters,
      sort: z.enum(rules.resourceSorts).optional(),
      cursor: opaqueKey(200).optional(),
      size: z.enum(['10', '12', '20', '24', '60']).optional(),
    }),
    answer: z.strictObject({
      items: z.array(productCard),
      nextCursor: z.string().nullable(),
      /**
       * The words that were searched for instead, when the user's own words found nothing; these own words themselves when products
       * merely mention them.
       */
      searchedFor: z.string().nullable(),
    }),
  }),
  resourceFacets: endpoint({
    method: 'GET',
    path: '/resource/facets',
    summary: '当前条件下各筛选项的件数；每组的件数不受本组自己的条件影响',
    caller: 'guest',
    shared: true,
    publicIds: ['campaign'],
    query: z.strictObject(filters),
    perMinute: 240,
    answer: z.strictObject({
      /** Products that meet every condition. */
      total: count,
      /** There are more than were counted: every count is a lower bound. */
      isCapped: z.boolean(),
      /** Products without the filters: in the category, for the keyword. */
      unfiltered: count,
      categories: z.array(z.strictObject({ id: z.string(), count })),
      brands: z.array(z.strictObject({ id: z.string(), name: z.string(), count })),
      options: z.array(
        z.strictObject({
          name: z.string(),
          values: z.array(z.strictObject({ value: z.string(), swatch: z.string().nullable(), count })),
        }),
      ),
      attributes: z.array(z.strictObject({ name: z.string(), values: z.array(facetValue) })),
      channels: z.array(z.strictObject({ id: z.enum(rules.searchedChannels), count })),
      inStock: count,
      /** The campaign that the list is filtered by; null also for an unknown campaign, for which nothing is found. */
      campaign: z.strictObject({ id, name: z.string(), isOver: z.boolean() }).nullable(),
      /**
       * Null when nothing is found. Between two neighbouring edges, in whole yuan, stand about as many products: steps counts them. Few
       * dear products do not press all the others into the first step.
       */
      prices: z
        .strictObject({ minFen: fen, maxFen: fen, edgesFen: z.array(fen).min(2), steps: z.array(count).min(1) })
        .nullable(),
    }),
  }),
  resourceCategories: endpoint({
    method: 'GET',
    path: '/resource/categories',
    summary: '分类树，三级，含件数；按显示顺序',
    caller: 'guest',
    shared: true,
    answer: z.strictObject({ total: count, items: z.array(categoryNode) }),
  }),
  resourceSuggest: endpoint({
    method: 'GET',
    path: '/resource/suggest',
    summary: '输入时的联想：词、品牌、分类；拼音和首字母也可以',
    caller: 'guest',
    shared: true,
    query: z.strictObject({ keyword: text(60) }),
    answer: z.strictObject({
      items: z.array(
        z.strictObject({
          text: z.string(),
          kind: z.enum(['word', 'phrase', 'brand', 'category']),
          /** For a category: where it leads instead of a search. */
          categoryId: z.string().nullable(),
          count,
        }),
      ),
    }),
  }),
  resourceHotWords: endpoint({
    method: 'GET',
    path: '/resource/hotWords',
    summary: '近来大家在搜什么；搜的人还少时，另给热门的分类名',
    caller: 'guest',
    shared: true,
    answer: z.strictObject({
      /** What people have searched for. */
      items: z.array(z.string()),
      /** Names of categories that are popular: as many as words are missing. */
      categories: z.array(z.string()),
    }),
  }),
  resourceSearched: endpoint({
    method: 'POST',
    path: '/resource/searched',
    summary: '记一次搜索，用于热词；同一浏览器同一个词一天只算一次',
    caller: 'guest',
    body: z.strictObject({ keyword: text(60) }),
    answer: nothing,
    perMinute: 60,
  }),
};
