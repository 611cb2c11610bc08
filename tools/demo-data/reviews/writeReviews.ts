import type { DemoProduct } from '../catalogue/DemoProduct.ts';
import type { Random } from '../createRandom.ts';
import type { DemoSku } from '../seeding/productSkus.ts';
import { optionWords } from './optionWords.ts';
import type { PlannedReview } from './PlannedReview.ts';
import { praise } from './praise.ts';
import { criticalWords, service } from './words.ts';

interface Input {
  readonly count: number;
  /** First-level category. */
  readonly top: string;
  readonly skus: readonly DemoSku[];
  readonly random: Random;
}

/** Shares of one to four stars in a product that is liked as most are; the rest are five. */
const STARS = [0.012, 0.018, 0.055, 0.2] as const;
const WITH_OPTION = 0.3;
const WITH_PICTURE = 0.04;
const WITH_FOLLOW_UP = 0.05;

/** What other buyers say of a product, no two of them the same: true of anything in its category, and of the SKU that each has bought. */
export function writeReviews(product: DemoProduct, { count, top, skus, random }: Input): PlannedReview[] {
  const words = criticalWords(top);
  const liked = 0.5 + random.next();
  const said = new Set(product.reviews.map(({ text }) => text));
  return Array.from({ length: count }, () => {
    const sku = random.pick(skus);
    const base = { sku, ownedDays: 0, pictures: 0, followUp: null, reply: null };
    const stars = starsOf(random.next() * liked);
    const complaint = stars <= 2 ? words.complaints.find(({ text }) => !said.has(text)) : undefined;
    if (complaint) {
      said.add(complaint.text);
      return { ...base, stars, ...complaint };
    }
    const kept = stars <= 3 ? 3 : stars;
    const text = untilNew(said, () => contented(product, { stars: kept, top, sku, random }));
    if (kept === 3) return { ...base, stars: kept, text };
    const { days, text: later } = random.pick(words.followUps);
    return {
      ...base,
      stars: kept,
      text,
      pictures: random.chance(WITH_PICTURE) ? random.pick([1, 1, 1, 2]) : 0,
      followUp: random.chance(WITH_FOLLOW_UP) ? { text: later, afterDays: days + random.between(0, 9) } : null,
    };
  });
}

function starsOf(luck: number): PlannedReview['stars'] {
  let upTo = 0;
  for (const [index, share] of STARS.entries()) {
    upTo += share;
    if (luck < upTo) return (index + 1) as 1 | 2 | 3 | 4;
  }
  return 5;
}

function contented(
  product: DemoProduct,
  { stars, top, sku, random }: { stars: PlannedReview['stars']; top: string; sku: DemoSku; random: Random },
): string {
  const option = random.chance(WITH_OPTION) ? optionWords(product, sku.optionValues, random) : '';
  const { small, soSo } = criticalWords(top);
  if (stars === 3) return sentences(option, random.pick(soSo));
  const first = random.pick(praise[top] ?? service);
  if (stars === 4) return sentences(option, `${first}，${random.pick(small)}`);
  const second = random.next();
  if (second < 0.25) return sentences(option, first);
  return sentences(option, second < 0.75 ? `${first}，${random.pick(service)}` : `${random.pick(service)}。${first}`);
}

const sentences = (...parts: readonly string[]) => `${parts.filter((part) => part !== '').join('。')}。`;

function untilNew(said: Set<string>, write: () => string): string {
  for (let tries = 0; tries < 200; tries += 1) {
    const text = write();
    if (said.has(text)) continue;
    said.add(text);
    return text;
  }
  throw new Error('nobody has anything new to say');
}
