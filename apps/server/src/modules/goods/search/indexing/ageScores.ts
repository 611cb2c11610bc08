import { businessDay, DAY_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/createDatabase.ts';
import { searchRules } from '../searchRules.ts';
import { inPageRanges } from './inPageRanges.ts';

const { score } = searchRules;

/**
 * Newness fades without any change of the product: once a day the scores of recently listed products are updated by the formula
 * of popularityScore. A second run on the same day writes nothing.
 */
export async function ageScores(db: Database, now: Date): Promise<void> {
  // A few days longer than anything is new: a night on which this did not run is made up for.
  const since = new Date(now.getTime() - (score.newnessDays + 7) * DAY_MS);
  const sales = sql`least(1, ln(1 + sales_count) / ln(1 + ${score.fullSales}::float8))`;
  const quality = sql`greatest(0, coalesce(
    ((card->>'goodRateBp')::float8 - ${score.poorGoodRateBp}) / ${10_000 - score.poorGoodRateBp}, 0.5))`;
  const ageDays = sql`(${businessDay(now)}::date - (listed_at at time zone 'Asia/Shanghai')::date)`;
  const newness = sql`least(1, greatest(0, 1 - ${ageDays}::float8 / ${score.newnessDays}))`;
  const aged = sql`round(${score.max}::float8 * (
    ${score.salesShare}::float8 * ${sales} + ${score.qualityShare}::float8 * ${quality}
    + ${score.newnessShare}::float8 * ${newness}))::integer`;
  await inPageRanges(db, 'product_search', async (tx, range) => {
    // By more than one: the two formulas may round differently.
    await sql`
      update product_search set score = ${aged}
      where ${range} and listed_at > ${since} and abs(score - ${aged}) > 1`.execute(tx);
  });
}
