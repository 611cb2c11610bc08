import { DAY_MS } from '@jiwu/kernel';
import { createRandom } from '../createRandom.ts';
import type { DemoSku } from './productSkus.ts';

/** The price from a moment on, as a share of the price before the last change. */
interface PriceStep {
  readonly at: Date;
  readonly kind: 'regular' | 'reduced' | 'present';
  readonly share: number;
}

/** The former price was in force this long without a break before the present one: it may be struck through. */
const CALM_DAYS = 9;
const HISTORY_DAYS = 90;

/**
 * When a product's prices changed: it began at the regular price, was reduced for a week or so once or twice, and was
 * reduced a few days ago if it has a former price. The first step is the day of listing.
 */
export function priceSteps(product: { slug: string; isReduced: boolean; listedAt: Date; now: Date }): PriceStep[] {
  const { listedAt, now } = product;
  const random = createRandom(`prices ${product.slug}`);
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS - random.between(0, DAY_MS / 3));
  const steps: PriceStep[] = [{ at: listedAt, kind: 'regular', share: 1 }];
  const lastDay = product.isReduced ? random.between(3, 6) : 0;
  const ageDays = Math.min(HISTORY_DAYS, (now.getTime() - listedAt.getTime()) / DAY_MS) - 2;
  let day = ageDays;
  for (let sale = random.between(0, 2); sale > 0; sale -= 1) {
    const begins = day - random.between(4, 24);
    const ends = begins - random.between(3, 10);
    if (ends < lastDay + CALM_DAYS) break;
    steps.push({ at: ago(begins), kind: 'reduced', share: random.pick([0.88, 0.9, 0.92, 0.95]) });
    steps.push({ at: ago(ends), kind: 'regular', share: 1 });
    day = ends;
  }
  if (product.isReduced) steps.push({ at: ago(lastDay), kind: 'present', share: 1 });
  return steps;
}

/** A SKU's price after a step. Reduced prices end on whole or ninety, as prices here do. */
export function priceAt(sku: DemoSku, step: PriceStep): { priceFen: number; vipPriceFen: number | null } {
  if (step.kind === 'present') return { priceFen: sku.priceFen, vipPriceFen: sku.vipPriceFen };
  const regularFen = sku.formerPriceFen ?? sku.priceFen;
  const priceFen = step.share === 1 ? regularFen : niceFen(regularFen * step.share);
  if (sku.vipPriceFen === null) return { priceFen, vipPriceFen: null };
  const vipPriceFen = Math.min(priceFen - 10, niceFen((priceFen * sku.vipPriceFen) / sku.priceFen));
  return { priceFen, vipPriceFen: priceFen === sku.priceFen ? sku.vipPriceFen : vipPriceFen };
}

function niceFen(fen: number): number {
  return fen < 2000 ? Math.round(fen / 10) * 10 : Math.round(fen / 100) * 100;
}
