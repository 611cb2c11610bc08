import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { nothing } from './envelope.ts';
import { id, instant, opaqueKey } from './fields.ts';
import { count, fen, picture, productCard } from './productCard.ts';
import { rules } from './rules.ts';

const ids = z.string().regex(rules.idListPattern);

const sku = z.strictObject({
  id,
  code: z.string(),
  /** In the order of the product's options. */
  optionValues: z.array(z.string()),
  priceFen: fen,
  marketPriceFen: fen.nullable(),
  vipPriceFen: fen.nullable(),
  wholesale: z.array(z.strictObject({ minQuantity: count, priceFen: fen })),
  weightGrams: count,
  /** Pieces that can be ordered now; above 200 it says 200. */
  available: count,
  /** Prices of the last 90 days, oldest first; the first one was in force when they began. */
  prices: z.array(z.strictObject({ from: instant, priceFen: fen })),
});

const review = z.strictObject({
  id,
  /** Masked. */
  userName: z.string(),
  userLevel: z.string(),
  avatar: id.nullable(),
  stars: z.number().int(),
  content: z.string(),
  skuLabel: z.string(),
  pictures: z.array(picture),
  createdAt: instant,
  followUp: z.strictObject({ content: z.string(), at: instant }).nullable(),
  reply: z.string().nullable(),
});

export const productEndpoints = {
  productDetail: endpoint({
    method: 'GET',
    path: '/product/detail',
    summary: '商品详情：图片、规格、每个 SKU 的价格与库存、参数、近 90 天价格',
    caller: 'guest',
    shared: true,
    query: z.strictObject({ id }),
    publicIds: ['id'],
    answer: z.strictObject({
      id,
      no: z.number().int(),
      title: z.string(),
      subtitle: z.string(),
      isOnSale: z.boolean(),
      brand: z.strictObject({ id: z.string(), name: z.string() }),
      /** From the first level to its own. */
      categories: z.array(z.strictObject({ id: z.string(), name: z.string() })),
      pictures: z.array(picture),
      options: z.array(
        z.strictObject({
          name: z.string(),
          values: z.array(
            z.strictObject({ value: z.string(), swatch: z.string().nullable(), pictureId: id.nullable() }),
          ),
        }),
      ),
      skus: z.array(sku),
      parameters: z.array(z.tuple([z.string(), z.string()])),
      tags: z.array(z.string()),
      descriptionHtml: z.string(),
      limitPerUser: count.nullable(),
      salesCount: count,
      reviewCount: count,
      /** Average of the stars × 100; null without reviews. */
      ratingHundredths: count.nullable(),
      questionCount: count,
      /** Open-box units of it on sale, and the lowest price of them: 开箱 n 件 ¥x 起. */
      openBox: z.strictObject({ count, fromFen: fen }).nullable(),
      shipping: z.strictObject({
        shipsFrom: z.string(),
        dispatchHours: count,
        feeFen: fen,
        freeFromFen: fen,
        vipFreeFromFen: fen,
      }),
      listedAt: instant,
      updatedAt: instant,
    }),
  }),
  productReviews: endpoint({
    method: 'GET',
    path: '/product/reviews',
    summary: '商品评价，可筛选；只来自已完成的订单',
    caller: 'guest',
    shared: true,
    query: z.strictObject({
      id,
      filter: z.enum(rules.reviewFilters).optional(),
      cursor: opaqueKey(200).optional(),
    }),
    publicIds: ['id'],
    answer: z.strictObject({
      /** Number of reviews behind each filter. */
      counts: z.strictObject({
        all: count,
        withPictures: count,
        followedUp: count,
        good: count,
        middling: count,
        bad: count,
      }),
      /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
      stars: z.tuple([count, count, count, count, count]),
      items: z.array(review),
      nextCursor: z.string().nullable(),
    }),
  }),
  productQuestions: endpoint({
    method: 'GET',
    path: '/product/questions',
    summary: '有人回答的提问，带商家和买家的回答',
    caller: 'guest',
    shared: true,
    query: z.strictObject({ id, cursor: opaqueKey(200).optional() }),
    publicIds: ['id'],
    answer: z.strictObject({
      total: count,
      items: z.array(
        z.strictObject({
          id,
          userName: z.string(),
          question: z.string(),
          createdAt: instant,
          /** The shop's first, which bears the question's id, then those of buyers in their order. */
          answers: z.array(
            z.strictObject({
              id,
              by: z.enum(rules.question.answeredBy),
              /** Masked; the shop's answer has none. */
              userName: z.string().nullable(),
              content: z.string(),
              createdAt: instant,
            }),
          ),
        }),
      ),
      nextCursor: z.string().nullable(),
    }),
  }),
  productRecommendations: endpoint({
    method: 'GET',
    path: '/product/recommendations',
    summary: '看了这件的人还看：先按一起浏览，不足时按同类热销补足',
    caller: 'guest',
    shared: true,
    query: z.strictObject({ id }),
    publicIds: ['id'],
    answer: z.strictObject({
      items: z.array(productCard),
      /** So many of them, the first ones, were looked at together with it; the others are popular in its category. */
      viewedTogether: count,
    }),
  }),
  productTogether: endpoint({
    method: 'GET',
    path: '/product/together',
    summary: '常一起买：近 90 天至少 3 个订单里同时有的在售商品，多的在前；没有时为空',
    caller: 'guest',
    shared: true,
    query: z.strictObject({ id }),
    publicIds: ['id'],
    answer: z.strictObject({ items: z.array(productCard) }),
  }),
  productCards: endpoint({
    method: 'GET',
    path: '/product/cards',
    summary: '按编号取商品卡片，次序不变，已下架的略去；用于最近看过',
    caller: 'guest',
    shared: true,
    query: z.strictObject({ ids }),
    answer: z.strictObject({ items: z.array(productCard) }),
  }),
  productViewed: endpoint({
    method: 'POST',
    path: '/product/viewed',
    summary: '记一次浏览以及此前看过的商品，用于“看了这件的人还看”；关闭个性化的人不发送',
    caller: 'guest',
    body: z.strictObject({ id, after: z.array(id).max(5) }),
    publicIds: ['id'],
    answer: nothing,
    perMinute: 60,
  }),
  productSitemap: endpoint({
    method: 'GET',
    path: '/product/sitemap',
    summary: '站点地图的一页：在售商品的编号与更新时间',
    caller: 'guest',
    shared: true,
    query: z.strictObject({ after: id.optional() }),
    publicIds: ['after'],
    perMinute: 120,
    answer: z.strictObject({
      items: z.array(z.tuple([id, instant])),
      next: id.nullable(),
    }),
  }),
};
