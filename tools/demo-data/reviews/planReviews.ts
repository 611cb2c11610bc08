import type { DemoProduct } from '../catalogue/DemoProduct.ts';
import { topOf } from '../catalogue/topOf.ts';
import { createRandom } from '../createRandom.ts';
import { productSkus } from '../seeding/productSkus.ts';
import { durationOf } from './durationOf.ts';
import type { PlannedReview } from './PlannedReview.ts';
import { skuOfReview } from './skuOfReview.ts';
import { writeReviews } from './writeReviews.ts';

const LEAST_GAP_DAYS = 9;
/** The shop takes a follow-up this long. */
const MOST_GAP_DAYS = 178;

/** About so many buyers write: dozens for thousands of pieces. */
function reviewCount({ salesCount, reviews }: Pick<DemoProduct, 'salesCount' | 'reviews'>): number {
  return Math.max(reviews.length, Math.round(0.55 * Math.sqrt(salesCount)));
}

/** All reviews of a product, the same on every machine: first those that were written for it, then what other buyers say. */
export function planReviews(product: DemoProduct): PlannedReview[] {
  const random = createRandom(`reviews of ${product.slug}`);
  const skus = productSkus(product);
  const own = product.reviews.map((review): PlannedReview => {
    const { stars, text, followUp, reply, pictures = 0 } = review;
    const ownedDays = durationOf(text);
    const gap = followUp ? Math.max(LEAST_GAP_DAYS, durationOf(followUp) - ownedDays) : 0;
    const afterDays = Math.min(MOST_GAP_DAYS, gap + random.between(0, 12));
    return {
      stars,
      text,
      sku: skuOfReview(review, skus, random),
      pictures,
      ownedDays,
      followUp: followUp ? { text: followUp, afterDays } : null,
      reply: reply ?? null,
    };
  });
  const others = reviewCount(product) - own.length;
  return [...own, ...writeReviews(product, { count: others, top: topOf(product.category), skus, random })];
}

/** So long before now the product was listed at least, for what its buyers say to be possible. */
export function neededDays(reviews: readonly PlannedReview[]): number {
  return Math.max(0, ...reviews.map(({ ownedDays, followUp }) => ownedDays + (followUp?.afterDays ?? 0))) + 12;
}
