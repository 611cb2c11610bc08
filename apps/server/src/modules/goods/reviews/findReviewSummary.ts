import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import type { ReviewSummary } from './ReviewSummary.ts';

/** The sums of a product's reviews, and how many of its questions are answered; zeros where there are none. */
export async function findReviewSummary(
  db: Reader,
  productId: string,
): Promise<ReviewSummary & { readonly questionCount: number }> {
  const { rows } = await sql<ReviewSummary & { questionCount: number }>`
    select
      json_build_array(coalesce(sum(stars_1), 0), coalesce(sum(stars_2), 0), coalesce(sum(stars_3), 0),
        coalesce(sum(stars_4), 0), coalesce(sum(stars_5), 0)) as stars,
      coalesce(sum(with_pictures), 0)::int as "withPictures", coalesce(sum(followed_up), 0)::int as "followedUp",
      (select count(*) from product_questions where product_id = ${productId}
        and (answer is not null or answer_count > 0) and hidden_at is null) as "questionCount"
    from review_summaries where product_id = ${productId}`.execute(db);
  const [summary] = rows;
  return summary ?? { stars: [0, 0, 0, 0, 0], withPictures: 0, followedUp: 0, questionCount: 0 };
}
