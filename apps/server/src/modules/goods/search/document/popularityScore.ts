import { businessDay, DAY_MS } from '@jiwu/kernel';
import { searchRules } from '../searchRules.ts';

const { score } = searchRules;

/**
 * A product's popularity without any query, 0 to 1,000,000: 70 % sales on a logarithmic scale (full at a million), 15 % good
 * reviews (from 80 % to 100 %; half of it while there are none), 15 % newness (falling evenly to nothing within 60 days). Age is
 * in whole business days, so that a product that is written anew during the day, for a new price or the last piece, keeps its
 * place in lists that people are paging through.
 */
export function popularityScore(facts: {
  salesCount: number;
  goodRateBp: number | null;
  listedAt: Date;
  now: Date;
}): number {
  const sales = Math.min(1, Math.log1p(facts.salesCount) / Math.log1p(score.fullSales));
  const quality =
    facts.goodRateBp === null
      ? 0.5
      : Math.max(0, (facts.goodRateBp - score.poorGoodRateBp) / (10_000 - score.poorGoodRateBp));
  const ageDays = (Date.parse(businessDay(facts.now)) - Date.parse(businessDay(facts.listedAt))) / DAY_MS;
  const newness = Math.min(1, Math.max(0, 1 - ageDays / score.newnessDays));
  return Math.round(
    score.max * (score.salesShare * sales + score.qualityShare * quality + score.newnessShare * newness),
  );
}
