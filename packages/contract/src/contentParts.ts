import { z } from 'zod';
import { id, instant } from './fields.ts';
import { count, fen, picture, productCard } from './productCard.ts';
import { rules } from './rules.ts';

const { content } = rules;

export const slug = z.string().regex(content.slugPattern);
export const topic = z.enum(content.topics);
export const section = z.enum(content.sections);

/** A chapter of a text; `id` is the anchor of its heading in the HTML, `level` 2 or 3. */
export const heading = z.strictObject({ id: z.string(), text: z.string(), level: z.number().int().min(2).max(3) });

/**
 * A text in the order in which it is read. HTML is sanitised and may be shown as it is; product cards stand between, by the ids
 * of the answer's `products`; `list` is the list of everything that the text names, to be put into the cart at once.
 */
export const textPart = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('html'), html: z.string() }),
  z.strictObject({
    kind: z.literal('products'),
    items: z.array(z.strictObject({ productId: id, /** What the text says of it; may be empty. */ words: z.string() })),
  }),
  z.strictObject({ kind: z.literal('list') }),
]);

/** Who wrote an article: a celebrity with a page of their own, or an editor of the shop. */
export const author = z.strictObject({
  name: z.string(),
  /** 集物编辑, or the celebrity's field. */
  about: z.string(),
  celebrity: z
    .strictObject({ id, avatar: z.strictObject({ fileId: id, placeholder: z.string() }).nullable() })
    .nullable(),
});

/** An article as lists show it. */
export const articleCard = z.strictObject({
  id,
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  topic,
  minutes: count,
  publishedAt: instant,
  cover: picture.nullable(),
  author,
  /** 专栏, and the place of this article in it, from 1. */
  column: z.strictObject({ name: z.string(), no: count }).nullable(),
  /** Someone earns when readers buy through it. Derived from its cards and links. */
  isAd: z.boolean(),
  /** What it names and is on sale; null: nothing. */
  goods: z.strictObject({ count, pictures: z.array(picture), minFen: fen, maxFen: fen }).nullable(),
});

/** A product that a text names, with what is needed to buy it from there. */
export const namedProduct = z.strictObject({
  product: productCard,
  /** The only SKU of the product; null: one has to be chosen. */
  skuId: id.nullable(),
  /** The author's own pick of it: bought through it, it costs this, and the author is credited. */
  pick: z
    .strictObject({
      id,
      priceFen: fen,
      isFrom: z.boolean(),
      /** What it costs everywhere; null where the celebrity's price saves nothing. */
      ordinaryFen: fen.nullable(),
      skuPrices: z.array(z.strictObject({ skuId: id, priceFen: fen })),
    })
    .nullable(),
  /** Buying it from here pays the author a commission. */
  isAd: z.boolean(),
  /** Its price in the deals of today. */
  dealFen: fen.nullable(),
});
