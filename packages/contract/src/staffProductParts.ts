import { z } from 'zod';
import { id, instant, multilineText, text } from './fields.ts';
import { count, fen, picture } from './productCard.ts';
import { rules } from './rules.ts';

const { goods } = rules;
const { product } = goods;
const word = z.string().regex(goods.wordPattern);
const someFen = z.number().int().min(1).max(product.maxFen);
const once = (list: readonly string[]) => new Set(list).size === list.length;
/** One line, perhaps empty. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((value) => !rules.unprintable.test(value), { error: 'unprintable character' });

const tier = z.strictObject({ minQuantity: z.number().int().min(2).max(100_000), priceFen: someFen });

/** A SKU as staff write it; what is missing keeps it from being published, not from being saved. */
const draftSku = z.strictObject({
  /** Null: a new one. */
  id: id.nullable(),
  code: line(40),
  /** One of each option, in their order. */
  optionValues: z.array(text(product.optionValueMax)).max(product.maxOptions),
  priceFen: someFen.nullable(),
  vipPriceFen: someFen.nullable(),
  /** The struck price. */
  marketPriceFen: someFen.nullable(),
  weightGrams: z.number().int().min(1).max(product.maxGrams).nullable(),
  wholesale: z.array(tier).max(product.maxTiers),
  isOnSale: z.boolean(),
});

const words = {
  title: text(product.titleMax).refine((value) => [...value].length >= product.titleMin, { error: 'too short' }),
  subtitle: line(product.subtitleMax),
  brandId: word,
  categoryId: word,
  shippingTemplateId: word,
  tags: z.array(text(product.tagMax)).max(product.maxTags).refine(once, { error: 'each once' }),
  parameters: z
    .array(z.tuple([text(product.parameterNameMax), text(product.parameterMax)]))
    .max(product.maxParameters)
    .refine((list) => once(list.map(([name]) => name)), { error: 'each name once' }),
  descriptionMarkdown: multilineText(product.markdownMax),
  limitPerUser: z.number().int().min(1).max(product.maxLimit).nullable(),
  options: z
    .array(
      z.strictObject({
        name: text(product.optionNameMax),
        values: z
          .array(
            z.strictObject({
              value: text(product.optionValueMax),
              swatch: z.string().regex(product.swatchPattern).nullable(),
              pictureId: id.nullable(),
            }),
          )
          .min(1)
          .max(product.maxOptionValues)
          .refine((list) => once(list.map(({ value }) => value)), { error: 'each value once' }),
      }),
    )
    .max(product.maxOptions)
    .refine((list) => once(list.map(({ name }) => name)), { error: 'each name once' }),
};

/** What staff send. */
export const draftInput = z.strictObject({
  ...words,
  pictures: z
    .array(z.strictObject({ fileId: id, alt: line(product.altMax) }))
    .max(product.maxPictures)
    .refine((list) => once(list.map(({ fileId }) => fileId)), { error: 'each once' }),
  skus: z.array(draftSku).max(product.maxSkus),
});

/** What staff see. */
export const draftAnswer = z.strictObject({
  ...words,
  pictures: z.array(picture),
  skus: z.array(draftSku.extend({ id })),
});

export const problem = z.strictObject({
  kind: z.enum(Object.keys(goods.problems) as (keyof typeof goods.problems)[]),
  /** `title`, `pictures`, `skus`; the SKU stands beside it. */
  field: z.string(),
  skuId: id.nullable(),
  /** The value that would do, where there is one: the lowest deal. */
  suggestion: z.string().nullable(),
});

/** One thing that a draft changes of what is sold; in words or figures as they are written. */
export const difference = z.strictObject({
  field: z.string(),
  skuId: id.nullable(),
  before: z.json(),
  after: z.json(),
});

/** Who changed it last, and when. */
const changed = z.strictObject({ byName: z.string(), at: instant }).nullable();

const skuFacts = z.strictObject({
  skuId: id,
  onHand: count,
  reserved: count,
  available: count,
  /** The lowest of the last seven days; null: none was sold. */
  lowestDealFen: fen.nullable(),
  /** Hundredths of a fen, the moving average of what came in; null: unknown, or not for this reader. */
  costHundredths: count.nullable(),
});

export const productVersion = z.strictObject({
  no: count,
  state: z.enum(['draft', 'scheduled', 'published']),
  savedBy: z.string(),
  savedAt: instant,
  publishAt: instant.nullable(),
  reason: z.string(),
  /** Why it could not be published at its time. */
  problem: z.string().nullable(),
});

export const staffProduct = z.strictObject({
  id,
  no: z.number().int(),
  state: z.enum(goods.states),
  /** Changes name the version that they were made on. */
  version: count,
  changed,
  /** What is sold, or was last; null: it was never published. */
  live: draftAnswer.nullable(),
  liveNo: count,
  /** What is being written; null: nothing that differs. */
  draft: productVersion.extend({ body: draftAnswer, descriptionHtml: z.string() }).nullable(),
  problems: z.array(problem),
  differences: z.array(difference),
  skus: z.array(skuFacts),
  /** Whether the reader may see what goods cost. */
  seesCost: z.boolean(),
});

export const productRow = z.strictObject({
  id,
  no: z.number().int(),
  title: z.string(),
  picture: picture.nullable(),
  state: z.enum(goods.states),
  brandName: z.string(),
  categoryName: z.string(),
  skuCount: count,
  /** Of the SKUs on sale; null: none is. */
  priceFen: z.strictObject({ from: fen, to: fen }).nullable(),
  available: count,
  salesCount: count,
  /** What waits to be published. */
  draft: z.strictObject({ state: z.enum(['draft', 'scheduled']), publishAt: instant.nullable() }).nullable(),
  updatedAt: instant,
});

export type DraftInput = z.output<typeof draftInput>;
export type DraftAnswer = z.output<typeof draftAnswer>;
export type ProductProblem = z.output<typeof problem>;
export type ProductDifference = z.output<typeof difference>;
export type StaffProduct = z.output<typeof staffProduct>;
export type StaffProductRow = z.output<typeof productRow>;
