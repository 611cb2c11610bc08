import { recordAudit } from '../../modules/staff/audit/index.ts';
import { replyToReview } from '../../modules/goods/reviews/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { refreshProduct } from '../catalogue/refreshProduct.ts';

interface Input {
  readonly staffId: string;
  readonly productId: string;
  readonly reviewId: string;
  readonly reply: string;
  readonly now: Date;
}

/** 商家回复. */
export async function replyAsShop(tx: Tx, input: Input): Promise<void> {
  const { staffId, productId, reviewId, reply, now } = input;
  const { before } = await replyToReview(tx, { productId, reviewId, reply, now });
  await refreshProduct(tx, { productId, now });
  await recordAudit(tx, {
    staffId,
    action: 'review.reply',
    target: { kind: 'review', id: reviewId },
    before: { reply: before },
    after: { reply },
    now,
  });
}
