import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';

interface Input {
  readonly userId: string;
  readonly orderId: string;
  readonly lineId: string;
  readonly content: string;
  /** Reviews of before are not followed up any more. */
  readonly since: Date;
  readonly now: Date;
}

/** Adds the one follow-up that a review may have, and counts it in the product's sums. Returns the product's id. */
export async function addFollowUp(tx: Tx, input: Input): Promise<{ productId: string }> {
  const review = await tx
    .selectFrom('reviews')
    .select(['product_id', 'id', 'follow_up', 'created_at', 'hidden_at'])
    .where('user_id', '=', input.userId)
    .where('order_id', '=', input.orderId)
    .where('order_line_id', '=', input.lineId)
    .forUpdate()
    .executeTakeFirst();
  if (!review || review.created_at < input.since) throw new ShopError('FOLLOW_UP_REFUSED');
  if (review.follow_up !== null) throw new ShopError('FOLLOW_UP_DONE');
  await sql`
    with changed as (
      update reviews set follow_up = ${input.content}, followed_up_at = ${input.now}
      where product_id = ${review.product_id} and id = ${review.id}
    )
    update review_summaries set followed_up = followed_up + 1
    where product_id = ${review.product_id} and ${review.hidden_at === null}`.execute(tx);
  return { productId: review.product_id };
}
