import type { Filters } from '../filters/Filters.ts';
import type { PagePosition } from './PagePosition.ts';
import type { Sort } from './sortKeys.ts';

export interface PageInput {
  readonly filters: Filters;
  readonly sort: Sort;
  readonly after: PagePosition | null;
  readonly size: number;
}

export interface PageRow {
  readonly key: string;
  readonly productId: string;
  /** JSON text. */
  readonly card: string;
}
