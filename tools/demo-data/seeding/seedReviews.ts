import { DAY_MS } from '@jiwu/kernel';
import { addQuestion, addReview } from '../../../apps/server/src/modules/goods/reviews/index.ts';
import type { Tx } from '../../../apps/server/src/platform/database/Tx.ts';
import type { DemoProduct } from '../catalogue/DemoProduct.ts';
import { createRandom, type Random } from '../createRandom.ts';
import { momentOf } from '../promoter/momentOf.ts';
import type { PlannedReview } from '../reviews/PlannedReview.ts';
import { wakingHour } from '../wakingHour.ts';
import { atWork, awake, withinHours } from '../withinHours.ts';
import type { Reviewer } from './seedReviewers.ts';
import type { StoredPicture } from './storePicture.ts';

interface Input {
  readonly product: DemoProduct;
  readonly productId: string;
  readonly reviews: readonly PlannedReview[];
  readonly reviewPictures: readonly (readonly StoredPicture[])[];
  readonly reviewers: readonly Reviewer[];
  readonly listedAt: Date;
  readonly now: Date;
}

/** What was written for a product is not older than this, if it can be. */
const OWN_DAYS = 110;
const OLDEST_DAYS = 400;
/** From the listing to the first thing that was there and tried. */
const FIRST_AFTER_DAYS = 6;

/** Reviews and questions since the product was listed, each by another user who was there before they bought it. */
export async function seedReviews(tx: Tx, input: Input): Promise<void> {
  const { product, productId, now } = input;
  const random = createRandom(`reviews ${product.slug}`);
  const writers = new Set<string>();
  const writerBefore = (at: Date) => {
    const free = input.reviewers.filter(({ id, joinedAt }) => joinedAt < at && !writers.has(id));
    const { id } = random.pick(free);
    writers.add(id);
    return id;
  };
  for (const [index, review] of input.reviews.entries()) {
    const isOwn = index < product.reviews.length;
    const at = momentOf({ daysAgo: ageOf(review, { ...input, random, isOwn }), hour: wakingHour(random) }, now);
    const { followUp, reply, ownedDays } = review;
    const later = (days: number, hours = awake) => sooner(withinHours(after(at, days), hours, random), now);
    await addReview(tx, {
      productId,
      skuId: review.sku.id,
      userId: writerBefore(after(at, -ownedDays - FIRST_AFTER_DAYS)),
      stars: review.stars,
      content: review.text,
      pictures: (input.reviewPictures[index] ?? []).map(({ fileId, placeholder }) => ({ fileId, placeholder })),
      followUp: followUp ? { content: followUp.text, at: later(followUp.afterDays) } : null,
      reply: reply ? { content: reply, at: later(0.1 + random.next(), atWork) } : null,
      now: at,
    });
  }
  const listedDays = (now.getTime() - input.listedAt.getTime()) / DAY_MS;
  for (const [question, answer] of product.questions ?? []) {
    const daysAgo = Math.floor(1 + random.next() * (Math.min(OWN_DAYS, listedDays) - 2));
    const at = momentOf({ daysAgo, hour: wakingHour(random) }, now);
    const answeredAt = sooner(withinHours(after(at, 0.02 + random.next() * 0.3), atWork, random), now);
    await addQuestion(tx, {
      productId,
      userId: writerBefore(at),
      question,
      answer: { content: answer, at: answeredAt },
      now: at,
    });
  }
}

/** Whole days: late enough for what it tells to have happened since the listing, early enough for its follow-up. */
function ageOf(
  { ownedDays, followUp }: PlannedReview,
  { listedAt, now, random, isOwn }: Pick<Input, 'listedAt' | 'now'> & { random: Random; isOwn: boolean },
): number {
  const listedDays = (now.getTime() - listedAt.getTime()) / DAY_MS;
  const least = Math.ceil(followUp?.afterDays ?? 0) + 2;
  const most = Math.min(isOwn ? Math.max(OWN_DAYS, least + 1) : OLDEST_DAYS, listedDays - ownedDays - FIRST_AFTER_DAYS);
  // More is sold, and more written, lately.
  return Math.floor(least + Math.max(0, most - least) * random.next() ** 1.3);
}

const after = (at: Date, days: number) => new Date(at.getTime() + days * DAY_MS);
const sooner = (at: Date, now: Date) => (at < now ? at : new Date(now.getTime() - 60_000));
