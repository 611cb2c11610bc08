import { priceLexeme } from '../document/priceSteps.ts';
import type { Filters, Pair } from './Filters.ts';
import { indexedPriceSteps } from './priceRange.ts';
import { allOf, anyOf, word } from './tsquery.ts';

/**
 * Every condition but the keyword as one tsquery; null when there is none. Stock is not in it, because nearly every product has
 * it, and prices only as steps: the caller checks both on the rows as well.
 */
export function filterTsquery(filters: Filters): string | null {
  const { categoryId } = filters;
  const steps = indexedPriceSteps(filters);
  return allOf([
    // Price and category are one word together: two long lists need not be compared.
    steps ? anyOf(steps.map((step) => word(priceLexeme(step, categoryId)))) : categoryId && word(`c:${categoryId}`),
    anyOf(filters.brandIds.map((id) => word(`b:${id}`))),
    ...byName('o', filters.options),
    ...byName('a', filters.attributes),
    anyOf(filters.channels.map((id) => word(`f:${id}`))),
    anyOf((filters.within?.categoryIds ?? []).map((id) => word(`c:${id}`))),
  ]);
}

/** 颜色 云灰 or 雾蓝, and 尺寸 40 厘米. */
function byName(kind: 'o' | 'a', pairs: readonly Pair[]): (string | null)[] {
  const names = [...new Set(pairs.map(({ name }) => name))];
  return names.map((name) =>
    anyOf(pairs.filter((pair) => pair.name === name).map(({ value }) => word(`${kind}:${name}:${value}`))),
  );
}
