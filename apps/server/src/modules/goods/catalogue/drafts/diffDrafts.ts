import { isDeepStrictEqual } from 'node:util';
import type { ProductDifference } from '@jiwu/contract';
import type { DraftSku, ProductDraft } from './ProductDraft.ts';

const productFields = [
  'title',
  'subtitle',
  'brandId',
  'categoryId',
  'shippingTemplateId',
  'tags',
  'parameters',
  'descriptionMarkdown',
  'limitPerUser',
  'options',
] as const satisfies readonly (keyof ProductDraft)[];

const skuFields = [
  'code',
  'optionValues',
  'priceFen',
  'vipPriceFen',
  'marketPriceFen',
  'weightGrams',
  'wholesale',
  'isOnSale',
] as const satisfies readonly (keyof DraftSku)[];

type Json = ProductDifference['before'];

/** Whatever order the keys come in: a version has them as they were sent, the tables as they are read. */
const same = (a: unknown, b: unknown) => isDeepStrictEqual(a, b);
const json = (value: unknown): Json => (value === undefined ? null : (structuredClone(value) as Json));

/** What a draft changes, field by field; of a product that nobody has seen everything is new, and said in its one line. Pure. */
export function diffDrafts(before: ProductDraft | null, after: ProductDraft): ProductDifference[] {
  const differences: ProductDifference[] = [];
  for (const field of productFields) {
    if (!same(before?.[field], after[field]))
      differences.push({ field, skuId: null, before: json(before?.[field]), after: json(after[field]) });
  }
  const picturesOf = (draft: ProductDraft | null) => draft?.pictures.map(({ fileId, alt }) => ({ fileId, alt }));
  if (!same(picturesOf(before), picturesOf(after)))
    differences.push({
      field: 'pictures',
      skuId: null,
      before: json(picturesOf(before)),
      after: json(picturesOf(after)),
    });
  const known = new Map(before?.skus.map((sku) => [sku.id, sku]));
  for (const sku of after.skus) differences.push(...diffSkus(known.get(sku.id), sku));
  const kept = new Set(after.skus.map(({ id }) => id));
  // What a draft no longer names goes off sale.
  for (const sku of known.values()) {
    if (!kept.has(sku.id) && sku.isOnSale)
      differences.push({ field: 'isOnSale', skuId: sku.id, before: true, after: false });
  }
  const order = (draft: ProductDraft | null) => draft?.skus.map(({ id }) => id).filter((id) => known.has(id));
  const stayed = (draft: ProductDraft | null) => order(draft)?.filter((id) => kept.has(id));
  if (before !== null && !same(stayed(before), stayed(after)))
    differences.push({ field: 'order', skuId: null, before: json(stayed(before)), after: json(stayed(after)) });
  return differences;
}

function diffSkus(before: DraftSku | undefined, after: DraftSku): ProductDifference[] {
  return skuFields
    .filter((field) => !same(before?.[field], after[field]))
    .map((field) => ({ field, skuId: after.id, before: json(before?.[field]), after: json(after[field]) }));
}
