import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import { goodRateBp, type ReviewSummary } from './ReviewSummary.ts';

/** The share of 4 and 5 stars among all reviews of these products, in basis points; null while there are too few. */
export async function findGoodRate(db: Reader, productIds: readonly string[]): Promise<number | null> {
  if (productIds.length === 0) return null;
  const { rows } = await sql<Pick<ReviewSummary, 'stars'>>`
    select json_build_array(coalesce(sum(stars_1), 0), coalesce(sum(stars_2), 0), coalesce(sum(stars_3), 0),
      coalesce(sum(stars_4), 0), coalesce(sum(stars_5), 0)) as stars
    from review_summaries where product_id = any(${[...productIds]}::uuid[])`.execute(db);
  const [found] = rows;
  return found ? goodRateBp({ ...found, withPictures: 0, followedUp: 0 }) : null;
}
