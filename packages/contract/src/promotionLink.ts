import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, text } from './fields.ts';
import { fen, picture } from './productCard.ts';
import { rules } from './rules.ts';

const { effectOrder } = rules;

const aim = {
  productId: id,
  /** Where it will be put: `ch` of the link. */
  place: z.string().regex(effectOrder.placePattern),
};

/** Links and posters by which a promoter is known. */
export const promotionLinkEndpoints = {
  promotionLink: endpoint({
    method: 'GET',
    path: '/effectOrder/link',
    summary: '一件商品的推广链接，以及卖出一件大约有多少佣金',
    caller: 'user',
    query: z.strictObject(aim),
    publicIds: ['productId'],
    answer: z.strictObject({
      productId: id,
      title: z.string(),
      picture,
      priceFen: fen,
      isFrom: z.boolean(),
      /** 0: this product pays no commission. */
      rateBp: z.number().int().min(0).max(10_000),
      /** Of one piece at that price. */
      commissionFen: fen,
      /** Whole, for copying and for a QR code. */
      link: z.url(),
      /** Who recommends it, as the poster says it. */
      promoter: z.string(),
    }),
  }),
  promotionPoster: endpoint({
    method: 'GET',
    path: '/effectOrder/poster',
    summary: '一件商品的推广海报，PNG；带二维码和“广告”字样',
    caller: 'user',
    query: z.strictObject({ ...aim, text: text(effectOrder.posterTextMax) }),
    publicIds: ['productId'],
    answer: z.unknown(),
    binary: true,
    perMinute: 30,
  }),
};
