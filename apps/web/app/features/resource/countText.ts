import { formatCount } from '../../format/formatCount.ts';
import type { Facets } from './ResourceData.ts';
import type { ResourceState } from './resourceState.ts';

/** A count as written: 186, or 10,000+ where the count was capped. */
export function countText(count: number, isCapped: boolean): string {
  return isCapped ? `${formatCount(count)}+` : formatCount(count);
}

interface Counts {
  /** 186 */
  readonly total: string;
  /** 268 件，按条件剩 186 件 */
  readonly sentence: string;
}

/** Number of products with and without the conditions. */
export function describeCounts(state: ResourceState, facets: Facets, conditionCount: number): Counts {
  // A whole category is counted exactly, however large it is.
  const isSearch = state.keyword !== '';
  const total = countText(facets.total, facets.isCapped && (isSearch || conditionCount > 0));
  const unfiltered = countText(facets.unfiltered, facets.isCapped && isSearch);
  return { total, sentence: conditionCount > 0 ? `${unfiltered} 件，按条件剩 ${total} 件` : `${total} 件` };
}
