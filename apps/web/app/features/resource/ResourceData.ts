import type { AnswerAt } from '../../api/sharedApi.ts';
import type { Placement } from '../../shared/advertisement/Placement.ts';
import type { CategoryView } from './categoryView.ts';

export type ResourceList = AnswerAt<'/api/resource/list'>;
/** Without the counts of all categories: the view holds those that the page shows. */
export type Facets = Omit<AnswerAt<'/api/resource/facets'>, 'categories'>;

/** The page's data. A part that failed to load is null; the others are shown all the same. */
export interface ResourceData {
  readonly list: ResourceList | null;
  readonly facets: Facets | null;
  readonly categories: CategoryView | null;
  /** What a business has booked for this search, or for this category. */
  readonly ad: Placement | null;
  /** The phone's search box searches in it. */
  readonly searchScope: { readonly id: string; readonly name: string } | null;
  /** Where the shop stands, for links that must be whole. */
  readonly origin: string;
}
