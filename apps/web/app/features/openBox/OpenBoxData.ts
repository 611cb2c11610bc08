import type { AnswerAt } from '../../api/sharedApi.ts';
import type { Unit } from '../../shared/openBox/Unit.ts';

export type UnitList = AnswerAt<'/api/openBox'>;
export type UnitFacets = AnswerAt<'/api/openBox/facets'>;

/** The channel's page. A part that failed to load is null; the other is shown all the same. */
export interface ListData {
  readonly kind: 'list';
  readonly list: UnitList | null;
  readonly facets: UnitFacets | null;
  readonly origin: string;
  /** When the page was made, by the shop's clock. */
  readonly now: string;
}

/** One unit, as everyone sees it. */
export interface UnitData {
  readonly kind: 'unit';
  readonly unit: Unit;
  readonly origin: string;
  readonly now: string;
}

export type OpenBoxData = ListData | UnitData;
