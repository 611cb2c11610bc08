import { sql } from 'kysely';
import type { Invariant } from '../../../platform/invariants/Invariant.ts';

/** Beyond the list of invariants.md, numbered after it. */
export const reviewInvariants: readonly Invariant[] = [
  {
    number: 50,
    title: "The sums of a product's reviews are those of its rows",
    each: 'shop',
    query: sql`
      with counted as (
        select product_id,
          count(*) filter (where stars = 1) as stars_1, count(*) filter (where stars = 2) as stars_2,
          count(*) filter (where stars = 3) as stars_3, count(*) filter (where stars = 4) as stars_4,
          count(*) filter (where stars = 5) as stars_5, count(*) filter (where picture_count > 0) as with_pictures,
          count(follow_up) as followed_up
        from reviews where hidden_at is null group by product_id
      )
      select coalesce(summary.product_id, counted.product_id) as product_id
      from review_summaries as summary
      full join counted on counted.product_id = summary.product_id
      -- When all of them are hidden, the sums are zeros.
      where (counted.product_id is not null or summary.stars_1 + summary.stars_2 + summary.stars_3 + summary.stars_4 + summary.stars_5 > 0)
        and (summary.stars_1, summary.stars_2, summary.stars_3, summary.stars_4, summary.stars_5,
          summary.with_pictures, summary.followed_up)
        is distinct from (counted.stars_1, counted.stars_2, counted.stars_3, counted.stars_4, counted.stars_5,
          counted.with_pictures, counted.followed_up)`,
  },
  {
    number: 107,
    title: 'A question counts the answers of buyers that are shown with it',
    each: 'shop',
    query: sql`
      select product_id, id from product_questions as question
      where answer_count <> (
        select count(*) from question_answers
        where product_id = question.product_id and question_id = question.id and hidden_at is null
      )`,
  },
];
