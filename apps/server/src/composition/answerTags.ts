import type { Contract } from '@jiwu/contract';
import { MINUTE_MS } from '@jiwu/kernel';
import type { AnswerRule } from '../platform/cache/AnswerRule.ts';
import type { AnswerRules } from '../platform/http/registerEndpoints.ts';

/** Follows every change of what it shows. */
const following = (tag: string): AnswerRule => ({ tag, lagMs: 0, maxAgeMs: 5 * MINUTE_MS });
/** Follows every change, and holds the clock, which must not be far behind. */
const timely = (tag: string): AnswerRule => ({ tag, lagMs: 0, maxAgeMs: 10_000 });
/** Costs more than its being up to date is worth: counts, and the ends of a price range, but no product's price. */
const lagging = (tag: string): AnswerRule => ({ tag, lagMs: MINUTE_MS, maxAgeMs: 5 * MINUTE_MS });

/** Follows every change, and prices that fall by the clock: everyone sees a drop within 5 seconds. */
const onShelf: AnswerRule = { tag: 'unit', lagMs: 500, maxAgeMs: 4000 };

/** Counts followers, who may come by the thousand. */
const followed: AnswerRule = { tag: 'celebrity', lagMs: 500, maxAgeMs: 10_000 };

/** Follows every booking and approval; prices of products that they lead to, and midnight, within 5 seconds. */
const onPlacements: AnswerRule = { tag: 'ads', lagMs: 0, maxAgeMs: 4000 };

/** Shows something of every channel, and follows them all: of a rush, twice a second. */
const everyChannel: AnswerRule = { tag: 'goods deal groups unit celebrity content ads', lagMs: 500, maxAgeMs: 4000 };

/** The tag and rule of each shared answer. Writers bump the same tags once their change has committed. */
export const answerTags: AnswerRules<Contract> = {
  // Category, brand and shipping stand on every page.
  productDetail: ({ id }) => following(`product:${id} references`),
  productReviews: ({ id }) => following(`product:${id}`),
  productQuestions: ({ id }) => following(`product:${id}`),
  productRecommendations: () => following('goods'),
  productTogether: () => following('goods'),
  productCards: () => following('goods'),
  productSitemap: () => lagging('goods'),
  resourceList: () => following('goods'),
  resourceFacets: () => lagging('goods'),
  resourceCategories: () => following('goods'),
  activeList: () => timely('goods'),
  activeGet: () => timely('goods'),
  groupCampaignList: () => timely('groups'),
  groupList: () => timely('groups'),
  groupOfProduct: () => timely('groups'),
  wootPage: () => ({ tag: 'deal', lagMs: 500, maxAgeMs: 5000 }),
  // Claims outdate the tag too, and change nothing of it.
  wootOfProduct: () => ({ tag: 'deal', lagMs: 2000, maxAgeMs: 5000 }),
  wootPast: () => following('deal'),
  openBoxList: () => onShelf,
  openBoxFacets: () => lagging('unit'),
  openBoxUnit: () => onShelf,
  openBoxOfProduct: () => onShelf,
  celebrityList: () => followed,
  celebrityGet: () => followed,
  // Prices of goods are in it: picks that change outdate both tags.
  celebrityPicks: () => timely('goods'),
  celebrityPick: () => timely('goods'),
  // Prices and picks are in them: what changes a text outdates goods, too.
  articleList: () => timely('goods'),
  articleAside: () => lagging('goods'),
  articleOpen: () => timely('goods'),
  guideHome: () => following('content'),
  guideSearch: () => following('content'),
  // With votes, which may come one after the other, and perhaps prices.
  guideAnswer: () => timely('content'),
  contentSitemap: () => lagging('content'),
  advertisementPage: () => onPlacements,
  advertisementCalendar: () => onPlacements,
  advertisementShown: () => onPlacements,
  homePage: () => everyChannel,
  morePage: () => everyChannel,
  resourceSuggest: () => lagging('terms'),
  resourceHotWords: () => ({ tag: 'hotWords', lagMs: MINUTE_MS, maxAgeMs: MINUTE_MS }),
};
