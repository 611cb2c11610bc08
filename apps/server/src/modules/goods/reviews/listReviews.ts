import type { rules } from '@jiwu/contract';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import { decodeCursor, encodeCursor, timeCursor } from '../../../platform/database/cursor.ts';

export type ReviewFilter = (typeof rules.reviewFilters)[number];

const PAGE = 10;

interface ReviewRow {
  readonly id: string;
  readonly userId: string;
  readonly skuId: string;
  readonly stars: number;
  readonly content: string;
  readonly pictures: { readonly fileId: string; readonly placeholder: string }[];
  readonly createdAt: Date;
  readonly followUp: { readonly content: string; readonly at: Date } | null;
  readonly reply: string | null;
}

/** The product's first index column keeps each read to its own reviews. */
const conditions: Readonly<Record<ReviewFilter, ReturnType<typeof sql>>> = {
  all: sql`true`,
  withPictures: sql`review.picture_count > 0`,
  followedUp: sql`review.follow_up is not null`,
  good: sql`review.stars >= 4`,
  middling: sql`review.stars = 3`,
  bad: sql`review.stars <= 2`,
};

/** Reviews of a product, newest first, a page at a time. */
export async function listReviews(
  db: Reader,
  input: { productId: string; filter: ReviewFilter; cursor: string | undefined },
): Promise<{ items: ReviewRow[]; nextCursor: string | null }> {
  const after = input.cursor ? decodeCursor(input.cursor, timeCursor) : null;
  const { rows } = await sql<Omit<ReviewRow, 'followUp'> & { follow_up: string | null; followed_up_at: Date | null }>`
    select review.id, review.user_id as "userId", review.sku_id as "skuId", review.stars, review.content,
      review.created_at as "createdAt", review.follow_up, review.followed_up_at, review.reply,
      case when review.picture_count = 0 then '[]' else (
        select json_agg(json_build_object('fileId', file_id, 'placeholder', placeholder) order by position)
        from review_pictures where product_id = review.product_id and review_id = review.id
      ) end as pictures
    from reviews as review
    where review.product_id = ${input.productId} and review.hidden_at is null and ${conditions[input.filter]}
      ${after ? sql`and (review.created_at, review.id) < (${after[0]}, ${after[1]})` : sql``}
    order by review.created_at desc, review.id desc
    limit ${PAGE + 1}`.execute(db);
  const items = rows.slice(0, PAGE).map(({ follow_up: followUp, followed_up_at: at, ...row }) => ({
    ...row,
    followUp: followUp !== null && at !== null ? { content: followUp, at } : null,
  }));
  const last = items.at(-1);
  return {
    items,
    nextCursor: rows.length > PAGE && last ? encodeCursor([last.createdAt.toISOString(), last.id]) : null,
  };
}
