import { DAY_MS } from '@jiwu/kernel';
import { addQuestion, addReview } from '../../../apps/server/src/modules/goods/reviews/index.ts';
import type { Tx } from '../../../apps/server/src/platform/database/Tx.ts';
import type { DemoProduct } from '../catalogue/DemoProduct.ts';
import { createRandom } from '../createRandom.ts';
import type { DemoSku } from './productSkus.ts';
import type { StoredPicture } from './storePicture.ts';

interface Input {
  readonly product: DemoProduct;
  readonly productId: string;
  readonly skus: readonly DemoSku[];
  readonly reviewPictures: readonly (readonly StoredPicture[])[];
  readonly reviewerIds: readonly string[];
  readonly listedAt: Date;
  readonly now: Date;
}

/** Age of the oldest review. */
const OLDEST_DAYS = 240;

/** Reviews and questions of the last months, each by another user. */
export async function seedReviews(tx: Tx, input: Input): Promise<void> {
  const { product, productId, skus, reviewerIds, now } = input;
  const random = createRandom(`reviews ${product.slug}`);
  const oldestDays = Math.min(OLDEST_DAYS, (now.getTime() - input.listedAt.getTime()) / DAY_MS);
  const writer = random.between(0, reviewerIds.length - 1);
  const writerOf = (index: number) => reviewerIds[(writer + index * 7) % reviewerIds.length] ?? '';
  const momentsAgo = (share: number) => new Date(now.getTime() - Math.max(0.2, share * oldestDays) * DAY_MS);
  const later = (from: Date, days: number) =>
    new Date(Math.min(now.getTime() - 60_000, from.getTime() + days * DAY_MS));

  for (const [index, review] of product.reviews.entries()) {
    const at = momentsAgo((index + random.next()) / (product.reviews.length + 0.5));
    await addReview(tx, {
      productId,
      skuId: random.pick(skus).id,
      userId: writerOf(index),
      stars: review.stars,
      content: review.text,
      pictures: (input.reviewPictures[index] ?? []).map(({ fileId, placeholder }) => ({ fileId, placeholder })),
      followUp: review.followUp ? { content: review.followUp, at: later(at, random.between(9, 60)) } : null,
      reply: review.reply ? { content: review.reply, at: later(at, random.between(1, 3) / 2) } : null,
      now: at,
    });
  }
  for (const [index, [question, answer]] of (product.questions ?? []).entries()) {
    const at = momentsAgo(random.next());
    await addQuestion(tx, {
      productId,
      userId: writerOf(product.reviews.length + index),
      question,
      answer: { content: answer, at: later(at, random.next()) },
      now: at,
    });
  }
}
