import type { AnswerAt } from '../../api/sharedApi.ts';

export type ProductList = AnswerAt<'/api/resource/list'>;

/** A category of the first level, as the strip, the tabs and the hero name it. */
export interface HomeCategory {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly fileId: string | null;
}

/** The page's data. A part that failed to load is null or empty; the others are shown all the same. */
export interface HomeData {
  readonly categories: readonly HomeCategory[];
  /** Everything on sale. */
  readonly total: number | null;
  readonly picks: ProductList | null;
  readonly newest: ProductList['items'];
  /** Deals of today and tomorrow. */
  readonly deals: AnswerAt<'/api/woot'> | null;
  /** Groups that lack one member. */
  readonly groups: AnswerAt<'/api/groupPurchase'> | null;
  /** Opened goods that were listed last, without those that someone is paying for. */
  readonly units: AnswerAt<'/api/openBox'>['items'] | null;
  /** Those who have picked something last. */
  readonly celebrities: AnswerAt<'/api/celebrity'>['items'] | null;
  /** When the page was made, by the shop's clock. */
  readonly now: string;
  /** Where the shop stands, for links that must be whole. */
  readonly origin: string;
}
