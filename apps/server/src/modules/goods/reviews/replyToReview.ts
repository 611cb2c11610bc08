import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';

/** Sets the shop's reply to a review. A later reply replaces the earlier one, which is returned for the audit log. */
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
