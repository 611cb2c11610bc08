import { newId } from '@jiwu/kernel';
import type { DraftSku, ProductDraft } from '../../modules/goods/catalogue/index.ts';
import type { Change, ImportRow } from '../../modules/goods/imports/index.ts';

type Picture = ProductDraft['pictures'][number];

const skuFields = new Set(['priceFen', 'vipPriceFen', 'marketPriceFen', 'wholesale', 'weightGrams', 'isOnSale']);
const productFields = new Set(['title', 'subtitle', 'brandId', 'categoryId', 'shippingTemplateId', 'tags']);
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

interface Patch {
  readonly skuId: string | null;
  readonly changes: readonly Change[];
  readonly pictures: ReadonlyMap<string, Picture>;
  /** What is no longer as it was is left as it is, instead of refusing all. */
  readonly isLoose?: boolean;
}

/** The draft with what a row changes, itself if nothing; null when something of it is no longer as the row knew it. Pure. */
export function patchDraft(
  body: ProductDraft,
  { skuId, changes, pictures, isLoose = false }: Patch,
): ProductDraft | null {
  const sku = body.skus.find(({ id }) => id === skuId);
  if (!sku) return null;
  const words: Record<string, unknown> = {};
  const figures: Record<string, unknown> = {};
  for (const { field, before, after } of changes) {
    if (field === 'pictures') {
      const present = body.pictures.map(({ fileId }) => fileId);
      if (same(present, before)) words['pictures'] = keepPictures(after as string[], body.pictures, pictures);
      else if (!isLoose && !same(present, after)) return null;
    } else if (skuFields.has(field) || productFields.has(field)) {
      const isOfSku = skuFields.has(field);
      const present: unknown = isOfSku ? sku[field as keyof DraftSku] : body[field as keyof ProductDraft];
      // Rows of one product say its words alike: the first has changed them.
      if (same(present, before)) (isOfSku ? figures : words)[field] = after;
      else if (!isLoose && !same(present, after)) return null;
    }
  }
  if (Object.keys(words).length === 0 && Object.keys(figures).length === 0) return body;
  const skus = body.skus.map((one) => (one.id === skuId ? { ...one, ...figures } : one));
  return { ...body, ...words, skus };
}

function keepPictures(
  fileIds: readonly string[],
  known: readonly Picture[],
  uploaded: ReadonlyMap<string, Picture>,
): Picture[] {
  return fileIds.flatMap((fileId) => known.find((one) => one.fileId === fileId) ?? uploaded.get(fileId) ?? []);
}

const valueOf = (changes: readonly Change[], field: string): unknown =>
  changes.find((change) => change.field === field)?.after;

type Pairs = readonly (readonly [name: string, value: string])[];

function skuOf(changes: readonly Change[]): DraftSku {
  const options = (valueOf(changes, 'options') ?? []) as Pairs;
  return {
    id: newId(),
    code: valueOf(changes, 'code') as string,
    optionValues: options.map(([, value]) => value),
    priceFen: (valueOf(changes, 'priceFen') ?? null) as number | null,
    vipPriceFen: (valueOf(changes, 'vipPriceFen') ?? null) as number | null,
    marketPriceFen: null,
    weightGrams: (valueOf(changes, 'weightGrams') ?? null) as number | null,
    wholesale: (valueOf(changes, 'wholesale') ?? []) as DraftSku['wholesale'],
    isOnSale: (valueOf(changes, 'isOnSale') ?? true) as boolean,
  };
}

/** A draft with one SKU more; null when it does not fit. Pure but for the SKU's id. */
export function addSku(body: ProductDraft, changes: readonly Change[]): { body: ProductDraft; skuId: string } | null {
  const pairs = (valueOf(changes, 'options') ?? []) as Pairs;
  const sku = skuOf(changes);
  const isTaken = body.skus.some((one) => same(one.optionValues, sku.optionValues) || one.code === sku.code);
  if (
    isTaken ||
    !same(
      body.options.map(({ name }) => name),
      pairs.map(([name]) => name),
    )
  )
    return null;
  const options = body.options.map((option, index) => {
    const value = pairs[index]?.[1] ?? '';
    const isKnown = option.values.some((one) => one.value === value);
    return isKnown ? option : { ...option, values: [...option.values, { value, swatch: null, pictureId: null }] };
  });
  return { body: { ...body, options, skus: [...body.skus, sku] }, skuId: sku.id };
}

interface Given {
  readonly templateId: string;
  readonly pictures: ReadonlyMap<string, Picture>;
}

/** A new product with a SKU for each row; null when they do not fit together. Pure but for the ids. */
export function newDraft(
  rows: readonly ImportRow[],
  { templateId, pictures }: Given,
): { body: ProductDraft; skuIds: string[] } | null {
  const first = rows[0]?.changes ?? [];
  const say = (field: string) =>
    rows.map(({ changes }) => valueOf(changes, field)).find((value) => value !== undefined);
  const names = ((valueOf(first, 'options') ?? []) as Pairs).map(([name]) => name);
  let made: { body: ProductDraft; skuIds: string[] } = {
    body: {
      title: say('title') as string,
      subtitle: (say('subtitle') ?? '') as string,
      brandId: say('brandId') as string,
      categoryId: say('categoryId') as string,
      shippingTemplateId: (say('shippingTemplateId') ?? templateId) as string,
      tags: (say('tags') ?? []) as string[],
      parameters: [],
      descriptionMarkdown: '',
      limitPerUser: null,
      options: names.map((name) => ({ name, values: [] })),
      pictures: keepPictures((say('pictures') ?? []) as string[], [], pictures),
      skus: [],
    },
    skuIds: [],
  };
  for (const { changes } of rows) {
    const added = addSku(made.body, changes);
    if (added === null) return null;
    made = { body: added.body, skuIds: [...made.skuIds, added.skuId] };
  }
  return made;
}
