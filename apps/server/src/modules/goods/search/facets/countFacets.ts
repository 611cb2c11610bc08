import { assert } from '@jiwu/kernel';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Filters } from '../filters/Filters.ts';
import type { KeywordPlan } from '../keyword/KeywordPlan.ts';
import { planKeyword } from '../keyword/planKeyword.ts';
import { relaxKeyword } from '../keyword/relaxKeyword.ts';
import { findCategoryLevel } from '../list/findCategoryLevel.ts';
import { type CandidateCounts, countCandidates } from './countCandidates.ts';
import { countShop } from './countShop.ts';
import { describeFacets, type Facets } from './describeFacets.ts';
import { activeGroups, withoutFilters, withoutGroup } from './facetGroups.ts';

/** The filters that can be chosen next, each with its number of products. */
export async function countFacets(db: Reader, filters: Filters): Promise<Facets> {
  if (filters.keyword === null) return await countFor(db, filters, null);
  const plan = await planKeyword(db, filters.keyword);
  if (!plan) return nothing;
  const facets = await countFor(db, filters, plan);
  if (facets.unfiltered > 0) return facets;
  // When the keyword finds nothing, the list searches for a relaxed keyword; the facets must be those of that list.
  const relaxed = await relaxKeyword(db, plan, filters.keyword);
  return relaxed ? await countFor(db, filters, relaxed.plan) : facets;
}

async function countFor(db: Reader, filters: Filters, plan: KeywordPlan | null): Promise<Facets> {
  const active = activeGroups(filters);
  // In the shop as it is, categories are counted already.
  const isCountedAlready = !plan && [...active].every((group) => group === 'category');
  // A campaign is not offered as a filter, so nothing is counted for campaigns.
  const groups = [...active].filter((group) => group !== 'within' && (group !== 'category' || !isCountedAlready));
  const wanted = [filters, withoutFilters(filters), ...groups.map((group) => withoutGroup(filters, group))];
  // Different groups may leave the same conditions, which are counted once.
  const sets = new Map(wanted.map((one) => [JSON.stringify(one), one]));
  const [counted, shop, level] = await Promise.all([
    countCandidates(db, [...sets.values()], plan),
    plan ? null : countShop(db),
    filters.categoryId === null ? null : findCategoryLevel(db, filters.categoryId),
  ]);
  const bySet = new Map([...sets.keys()].map((key, index) => [key, counted[index]]));
  const count = (one: Filters): CandidateCounts => {
    const found = bySet.get(JSON.stringify(one));
    assert(found, 'each set of conditions was counted');
    return found;
  };
  const counting = new Set(groups);
  return describeFacets({
    filters,
    level,
    all: count(filters),
    unfiltered: count(withoutFilters(filters)),
    shop,
    of: (group) => count(counting.has(group) ? withoutGroup(filters, group) : filters),
  });
}

/** For a keyword without a word in it. */
const nothing: Facets = {
  total: 0,
  isCapped: false,
  unfiltered: 0,
  categories: [],
  brands: [],
  options: [],
  attributes: [],
  channels: [],
  inStock: 0,
  prices: null,
};
