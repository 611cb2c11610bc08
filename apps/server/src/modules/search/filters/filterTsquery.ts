import { priceStepLexemes } from '../document/priceSteps.ts';
import type { Filters, Pair } from './Filters.ts';
import { allOf, anyOf, word } from './tsquery.ts';

/** Dearer than any price; a range without an end ends here. */
const HIGHEST_FEN = 2_000_000_000;

/** Everything but the keyword as one tsquery; null when nothing is filtered by. */
export function filterTsquery(filters: Filters): string | null {
  const { minFen, maxFen } = filters;
  const hasPrice = minFen !== null || maxFen !== null;
  return allOf([
    filters.categoryId && word(`c:${filters.categoryId}`),
    anyOf(filters.brandIds.map((id) => word(`b:${id}`))),
    ...byName('o', filters.options),
    ...byName('a', filters.attributes),
    anyOf(filters.channels.map((id) => word(`f:${id}`))),
    filters.inStock ? word('f:stock') : null,
    // Steps are coarse: whoever searches compares the price itself as well.
    hasPrice ? anyOf(priceStepLexemes(minFen ?? 0, maxFen ?? HIGHEST_FEN).map(word)) : null,
  ]);
}

/** 颜色 云灰 or 雾蓝, and 尺寸 40 厘米. */
function byName(kind: 'o' | 'a', pairs: readonly Pair[]): (string | null)[] {
  const names = [...new Set(pairs.map(({ name }) => name))];
  return names.map((name) =>
    anyOf(pairs.filter((pair) => pair.name === name).map(({ value }) => word(`${kind}:${name}:${value}`))),
  );
}
