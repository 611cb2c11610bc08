import { DAY_MS } from '@jiwu/kernel';

/** All tuning numbers of search, in one place. */
export const searchRules = {
  /** Popularity, see popularityScore: shares of the whole, and where each is full. */
  score: {
    max: 1_000_000,
    salesShare: 0.7,
    qualityShare: 0.15,
    newnessShare: 0.15,
    fullSales: 1_000_000,
    /** A good rate at or below this counts nothing, 100 % counts fully; without reviews, half. */
    poorGoodRateBp: 8000,
    newnessDays: 60,
  },
  /**
   * Sizes of the first tiers; the last tier holds the rest. A search with many matches ends within the first tier, and one that
   * does not fill a tier has few matches in the next: few searches read more than 1000 rows.
   */
  tierSizes: [2000, 6000, 60_000],
  /** Products that a search considers, most popular first, before it ranks them: for the first pages, and for later ones. */
  candidates: { first: 240, deep: 960 },
  /** Weights of words, see rankExpression. */
  rank: {
    /** Of D (subtitle, part words), C, B and A (title). */
    weights: [0.05, 0.25, 0.6, 1],
    alikeShare: 0.7,
    phraseShare: 0.4,
    partShare: 0.4,
    popularityShare: 0.5,
  },
  facets: {
    candidates: 1000,
    priceSteps: 20,
    brands: 40,
    valuesPerGroup: 12,
    groups: 8,
    /** A value shared by fewer products is no useful filter; for parameters only while no second-level category is chosen. */
    minShared: 3,
    minShare: 0.3,
    /** A longer value is a sentence, not a filter. */
    maxValueLength: 24,
  },
  /** Words that pinyin is turned into. */
  pinyinWords: 8,
  suggestions: 10,
  termLength: { min: 2, max: 12 },
  hotWords: {
    shown: 10,
    halfLifeMs: 3 * DAY_MS,
    kept: 500,
    maxLength: 20,
    /** Different browsers before a word is shown to everyone. */
    minBrowsers: 2,
  },
} as const;
