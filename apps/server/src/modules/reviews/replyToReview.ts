import type { Tx } from '../../platform/database/createDatabase.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';

/** What the shop says to a review; a later reply stands instead of an earlier one, which is answered. */
export async function replyToReview(
  tx: Tx,
  input: { productId: string; reviewId: string; reply: string; now: Date },
): Promise<{ before: string | null }> {
  const review = await tx
    .selectFrom('reviews')
    .select('reply')
    .where('product_id', '=', input.productId)
    .where('id', '=', input.reviewId)
    .forUpdate()
    .executeTakeFirst();
  if (!review) throw new ShopError('NOT_FOUND');
  await tx
    .updateTable('reviews')
    .set({ reply: input.reply, replied_at: input.now })
    .where('product_id', '=', input.productId)
    .where('id', '=', input.reviewId)
    .execute();
  return { before: review.reply };
}
