import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';

interface Key {
  readonly userId: string;
  readonly orderId: string;
}

/** A user's review of one line of an order. */
interface OrderReview {
  readonly id: string;
  readonly productId: string;
  readonly lineId: string;
  readonly stars: number;
  readonly content: string;
  readonly pictures: readonly { readonly fileId: string; readonly placeholder: string }[];
  readonly createdAt: Date;
  readonly followUp: { readonly content: string; readonly at: Date } | null;
  readonly reply: string | null;
}

/** A user's reviews of one order, the oldest first. */
export async function listOrderReviews(db: Reader, { userId, orderId }: Key): Promise<OrderReview[]> {
  const { rows } = await sql<Omit<OrderReview, 'followUp'> & { follow_up: string | null; followed_up_at: Date | null }>`
    select review.id, review.product_id as "productId", review.order_line_id as "lineId", review.stars, review.content,
      review.created_at as "createdAt", review.follow_up, review.followed_up_at, review.reply,
      coalesce((
        select json_agg(json_build_object('fileId', file_id, 'placeholder', placeholder) order by position)
        from review_pictures where product_id = review.product_id and review_id = review.id
      ), '[]') as pictures
    from reviews as review
    where review.user_id = ${userId} and review.order_id = ${orderId}
    order by review.id`.execute(db);
  return rows.map(({ follow_up: content, followed_up_at: at, ...review }) => ({
    ...review,
    followUp: content !== null && at !== null ? { content, at } : null,
  }));
}

/** The lines of an order that were reviewed. */
export async function listReviewedLines(db: Reader, key: Key): Promise<string[]> {
  return (await listOrderReviews(db, key)).map(({ lineId }) => lineId);
}
