import type { Filters } from '../filters/Filters.ts';
import type { Sort } from './sortKeys.ts';

/** Where the page before ended: the value it is sorted by, as text, and the product. */
export interface PagePosition {
  readonly key: string;
  readonly productId: string;
}

export interface PageInput {
  readonly filters: Filters;
  readonly sort: Sort;
  readonly after: PagePosition | null;
  readonly size: number;
}

export interface PageRow extends PagePosition {
  /** JSON text. */
  readonly card: string;
}
