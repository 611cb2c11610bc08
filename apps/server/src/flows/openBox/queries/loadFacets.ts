import { type Answer, type Contract, rules } from '@jiwu/contract';
import {
  countFacets,
  countOffers,
  countPrices,
  countSavings,
  type UnitFilters,
} from '../../../modules/channels/openBox/index.ts';
import { findBrands, findCategories, listTopCategoryIds } from '../../../modules/goods/catalogue/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

type Facets = Answer<Contract['openBoxFacets']>;

/** How many units each filter would leave. Dearer than the list: answered from a cache that lags a minute. */
export async function loadFacets(db: Reader, { filters, now }: { filters: UnitFilters; now: Date }): Promise<Facets> {
  const count = (group: 'category' | 'brand' | 'grade', prefix: string) =>
    countFacets(db, { filters, group, prefix, now });
  const [byCategory, byBrand, byGrade, savings, sums, price, tops] = await Promise.all([
    count('category', 'c'),
    count('brand', 'b'),
    count('grade', 'g'),
    countSavings(db, { filters, now }),
    countOffers(db, { filters, now }),
    countPrices(db, { filters, now }),
    listTopCategoryIds(db),
  ]);
  const [categories, brands] = await Promise.all([
    findCategories(
      db,
      tops.filter((id) => byCategory.has(id)),
    ),
    findBrands(db, [...byBrand.keys()]),
  ]);
  const named = (
    names: ReadonlyMap<string, { readonly id: string; readonly name: string }>,
    counts: ReadonlyMap<string, number>,
  ) =>
    [...names.values()]
      .map(({ id, name }) => ({ id, name, count: counts.get(id) ?? 0 }))
      .toSorted((one, other) => other.count - one.count || (one.id < other.id ? -1 : 1));
  return {
    ...sums,
    categories: named(categories, byCategory),
    brands: named(brands, byBrand),
    grades: Object.fromEntries(
      rules.openBox.grades.map((grade) => [grade, byGrade.get(grade) ?? 0]),
    ) as Facets['grades'],
    savings,
    price,
  };
}
