import type { AnswerAt } from '../../api/sharedApi.ts';

export type ProductList = Pick<AnswerAt<'/api/resource/list'>, 'items' | 'nextCursor'>;

type Home = AnswerAt<'/api/home'>;

/** A category of the first level, as the strip, the tabs and the hero name it. */
export type HomeCategory = NonNullable<Home['goods']>['categories'][number];
export type HomeDeals = NonNullable<Home['deals']>;
export type HomeGroupList = NonNullable<Home['groups']>;
export type HomeUnitList = NonNullable<Home['units']>;
export type HomeCelebrityList = NonNullable<Home['celebrities']>;
export type HomeArticleList = NonNullable<Home['articles']>;
export type HomePair = NonNullable<Home['together']>[number];

/** The page's data: one answer of the shop. A part that failed to load is null; the others are shown all the same. */
export interface HomeData extends Home {
  /** When the page was made, by the shop's clock. */
  readonly now: string;
  /** Where the shop stands, for links that must be whole. */
  readonly origin: string;
}

/** What is left when the shop did not answer. */
export const nothingOfHome: Home = {
  goods: null,
  picks: null,
  newest: null,
  deals: null,
  groups: null,
  units: null,
  celebrities: null,
  articles: null,
  together: null,
  ads: null,
};

/** A part is missing when the shop could not tell it just then. */
export const isWholeHome = (home: Home): boolean => !Object.values(home).includes(null);
