import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';
import { violatedConstraint } from '../../../platform/database/violatedConstraint.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';

interface Input {
  readonly productId: string;
  readonly skuId: string;
  readonly userId: string;
  readonly stars: 1 | 2 | 3 | 4 | 5;
  readonly content: string;
  readonly pictures: readonly { readonly fileId: string; readonly placeholder: string }[];
  readonly followUp: { readonly content: string; readonly at: Date } | null;
  readonly reply: { readonly content: string; readonly at: Date } | null;
  /** The order line that is reviewed. Absent for demo reviews, which are older than the orders. */
  readonly bought?: { readonly orderId: string; readonly lineId: string };
  readonly now: Date;
}

/** Adds a review with its pictures and counts it in the product's sums. A line of an order is reviewed once: REVIEW_DONE. */
export async function addReview(tx: Tx, input: Input): Promise<void> {
  const reviewId = newId();
  await tx
    .insertInto('reviews')
    .values({
      product_id: input.productId,
      id: reviewId,
      sku_id: input.skuId,
      user_id: input.userId,
      order_id: input.bought?.orderId ?? null,
      order_line_id: input.bought?.lineId ?? null,
      stars: input.stars,
      content: input.content,
      picture_count: input.pictures.length,
      follow_up: input.followUp?.content ?? null,
      followed_up_at: input.followUp?.at ?? null,
      reply: input.reply?.content ?? null,
      replied_at: input.reply?.at ?? null,
      created_at: input.now,
    })
    .execute()
    .catch((error: unknown) => {
      throw violatedConstraint(error) === 'reviews_one_a_line' ? new ShopError('REVIEW_DONE') : error;
    });
  if (input.pictures.length > 0) {
    const rows = input.pictures.map(({ fileId, placeholder }, position) => ({
      product_id: input.productId,
      review_id: reviewId,
      position,
      file_id: fileId,
      placeholder,
    }));
    await tx.insertInto('review_pictures').values(rows).execute();
  }
  await countReview(tx, input);
}

async function countReview(tx: Tx, { productId, stars, pictures, followUp }: Input): Promise<void> {
  const one = (wanted: number) => (stars === wanted ? 1 : 0);
  await sql`
    insert into review_summaries as summary
      (product_id, stars_1, stars_2, stars_3, stars_4, stars_5, with_pictures, followed_up)
    values (${productId}, ${one(1)}, ${one(2)}, ${one(3)}, ${one(4)}, ${one(5)},
      ${pictures.length > 0 ? 1 : 0}, ${followUp ? 1 : 0})
    on conflict (product_id) do update set
      stars_1 = summary.stars_1 + excluded.stars_1, stars_2 = summary.stars_2 + excluded.stars_2,
      stars_3 = summary.stars_3 + excluded.stars_3, stars_4 = summary.stars_4 + excluded.stars_4,
      stars_5 = summary.stars_5 + excluded.stars_5, with_pictures = summary.with_pictures + excluded.with_pictures,
      followed_up = summary.followed_up + excluded.followed_up`.execute(tx);
}
