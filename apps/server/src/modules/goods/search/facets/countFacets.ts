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
  const relaxed = await relaxKeyword(db, plan);
  return relaxed ? await countFor(db, filters, relaxed.plan) : facets;
}

async function countFor(db: Reader, filters: Filters, plan: KeywordPlan | null): Promise<Facets> {
  const active = activeGroups(filters);
  const sets = new Map<string, Promise<CandidateCounts>>();
  const count = (wanted: Filters): Promise<CandidateCounts> => {
    const key = JSON.stringify(wanted);
    const counting = sets.get(key) ?? countCandidates(db, wanted, plan);
    sets.set(key, counting);
    return counting;
  };
  // In the shop as it is, categories are counted already.
  const isCountedAlready = !plan && [...active].every((group) => group === 'category');
  // A campaign is not offered as a filter, so nothing is counted for campaigns.
  const groups = [...active].filter((group) => group !== 'within' && (group !== 'category' || !isCountedAlready));
  const [all, unfiltered, shop, level, ...counted] = await Promise.all([
    count(filters),
    count(withoutFilters(filters)),
    plan ? null : countShop(db),
    filters.categoryId === null ? null : findCategoryLevel(db, filters.categoryId),
    ...groups.map((group) => count(withoutGroup(filters, group))),
  ]);
  const byGroup = new Map(groups.map((group, index) => [group, counted[index] ?? all]));
  return describeFacets({
    filters,
    level,
    all,
    unfiltered,
    shop,
    of: (group) => byGroup.get(group) ?? all,
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
