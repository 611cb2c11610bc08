import { z } from 'zod';
import { id, instant, text } from './fields.ts';
import { count, fen, picture } from './productCard.ts';
import { rules } from './rules.ts';

const { celebrity } = rules;

export const standing = z.strictObject({ platform: z.enum(celebrity.platforms), followers: count });

/** How many follow somewhere else, as it is written down. */
export const platformWords = z.strictObject({
  platform: z.enum(celebrity.platforms),
  followers: z.number().int().min(0).max(celebrity.maxPlatformFollowers),
});

/** What a celebrity says of a product. */
export const pickWords = {
  shelf: text(celebrity.shelf.max),
  note: text(celebrity.note.max),
  good: text(celebrity.words.max),
  bad: text(celebrity.words.max),
  used: text(celebrity.words.max),
};

/** A pick as everyone sees it. */
export const pickCard = z.strictObject({
  id,
  productId: id,
  title: z.string(),
  picture,
  shelf: z.string(),
  note: z.string(),
  good: z.string(),
  bad: z.string(),
  used: z.string(),
  /** The lowest of its SKUs, by the celebrity's price or the ordinary one, whichever is lower. */
  priceFen: fen,
  /** Whether other SKUs cost more. */
  isFrom: z.boolean(),
  /** What that SKU costs everywhere; null where the celebrity's price saves nothing. */
  ordinaryFen: fen.nullable(),
  /** What SKUs cost here, where that is less than everywhere. */
  skuPrices: z.array(z.strictObject({ skuId: id, priceFen: fen })),
  /** The only SKU of the product; null: one has to be chosen. */
  skuId: id.nullable(),
  inStock: z.boolean(),
  salesCount: count,
  /** Whoever buys it here pays the celebrity a commission: it says 广告. */
  isAd: z.boolean(),
  updatedAt: instant,
});

/** A pick on its celebrity's card: the whole of it stands on the celebrity's page. */
const pickTile = pickCard.pick({
  id: true,
  productId: true,
  title: true,
  picture: true,
  note: true,
  priceFen: true,
  isFrom: true,
});

const face = z.strictObject({ fileId: id, placeholder: z.string() }).nullable();

export const celebrityFace = {
  id,
  name: z.string(),
  field: z.string(),
  avatar: face,
  followers: count,
};

/** A celebrity as lists show them. */
export const celebrityCard = z.strictObject({
  ...celebrityFace,
  bio: z.string(),
  /** One of these picks pays a commission. */
  isAd: z.boolean(),
  /** The newest. */
  picks: z.array(pickTile),
});

export const celebrityProfile = z.strictObject({
  ...celebrityFace,
  bio: z.string(),
  cover: face,
  platforms: z.array(standing),
  pickCount: count,
  /** The celebrity's own words for parts of the page, in the order of the page. */
  shelves: z.array(z.strictObject({ name: z.string(), count })),
  /** What the celebrity gets of a purchase here, from the lowest to the highest; null: nothing, and nothing says 广告. */
  commission: z.strictObject({ fromBp: count, toBp: count }).nullable(),
  /** Share of 4 and 5 stars among the reviews of what is recommended, in basis points; null while there are too few. */
  goodRateBp: count.nullable(),
});
