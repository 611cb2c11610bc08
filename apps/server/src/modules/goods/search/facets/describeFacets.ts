import { type Answer, type resourceEndpoints, rules } from '@jiwu/contract';
import { IN_STOCK } from '../document/facetsOf.ts';
import type { Filters, Pair } from '../filters/Filters.ts';
import { searchRules } from '../searchRules.ts';
import type { CandidateCounts } from './countCandidates.ts';
import type { ShopCounts } from './countShop.ts';
import { activeGroups, type FacetGroup } from './facetGroups.ts';
import { type FacetValue, listNames, listValues } from './listValues.ts';

export type Facets = Omit<Answer<(typeof resourceEndpoints)['resourceFacets']>, 'campaign'>;

interface Counted {
  readonly filters: Filters;
  /** Of the category, when one is chosen. */
  readonly level: number | null;
  readonly all: CandidateCounts;
  readonly unfiltered: CandidateCounts;
  /** Null when there is a keyword. */
  readonly shop: ShopCounts | null;
  /** Counts without the group's own conditions. */
  readonly of: (group: FacetGroup) => CandidateCounts;
}

const limits = searchRules.facets;

export function describeFacets(counted: Counted): Facets {
  const { filters, all, of } = counted;
  const prices = of('price').prices;
  return {
    ...describeTotals(counted),
    brands: listValues(of('brand'), 'b:', { limit: limits.brands, chosen: filters.brandIds }).map(
      ({ value, label, count }) => ({ id: value, name: label ?? value, count }),
    ),
    options: listGroups(counted, 'o', filters.options).map(({ name, values }) => ({
      name,
      values: values.map(({ value, label, count }) => ({ value, swatch: label, count })),
    })),
    attributes: listGroups(counted, 'a', filters.attributes).map(({ name, values }) => ({
      name,
      values: values.map(({ value, count }) => ({ value, count })),
    })),
    channels: rules.searchedChannels
      .map((id) => ({ id, count: of('channel').facets.get(`f:${id}`) ?? 0 }))
      .filter(({ id, count }) => count > 0 || filters.channels.includes(id)),
    inStock: of('stock').facets.get(IN_STOCK) ?? 0,
    prices: prices && { ...prices, edgesFen: [...prices.edgesFen], steps: [...prices.steps] },
    isCapped: all.total >= limits.candidates,
  };
}

/** Where nothing but a category is chosen the shop's own figures are exact, however many products there are. */
function describeTotals({
  filters,
  all,
  unfiltered,
  shop,
  of,
}: Counted): Pick<Facets, 'total' | 'unfiltered' | 'categories'> {
  const inShop = filters.categoryId === null ? shop?.total : shop?.categories.get(filters.categoryId);
  const withoutFilters = Math.max(unfiltered.total, inShop ?? 0);
  const isFiltered = [...activeGroups(filters)].some((group) => group !== 'category');
  const categories = shop && !isFiltered ? shop.categories : of('category').categories;
  return {
    total: isFiltered ? all.total : withoutFilters,
    unfiltered: withoutFilters,
    categories: [...categories].map(([id, count]) => ({ id, count })),
  };
}

function listGroups(
  { all, of, level }: Counted,
  kind: 'o' | 'a',
  chosen: readonly Pair[],
): { name: string; values: FacetValue[] }[] {
  const isCommon = (count: number) =>
    kind === 'a' && level !== null && level >= 2
      ? count > 0
      : count >= Math.max(limits.minShared, kind === 'a' ? all.total * limits.minShare : 0);
  const names = listNames(all, kind).filter(({ count }) => isCommon(count));
  const chosenNames = [...new Set(chosen.map(({ name }) => name))];
  const shown = [...new Set([...names.slice(0, limits.groups).map(({ name }) => name), ...chosenNames])];
  return shown.map((name) => ({
    name,
    values: listValues(of(`${kind}:${name}`), `${kind}:${name}:`, {
      limit: limits.valuesPerGroup,
      chosen: chosen.filter((pair) => pair.name === name).map(({ value }) => value),
    }),
  }));
}
