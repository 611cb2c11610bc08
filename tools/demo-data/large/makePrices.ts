import { DAY_MS } from '@jiwu/kernel';
import type { Random } from '../createRandom.ts';
import type { LargeSku } from './LargeProduct.ts';

/** When the prices of a product changed, and by how much; the same for all of its SKUs. */
export interface PricePlan {
  /** Shares of the present price, oldest first; 1 is the present price. */
  readonly steps: readonly { readonly from: Date; readonly share: number }[];
  /** The share that is struck through: it was in force for the week before the last step. */
  readonly struckShare: number | null;
  /** Of the price. */
  readonly vipShare: number | null;
}

/** One to four prices: as it began, perhaps a sale for a week that is over, perhaps a reduction a few days ago. */
export function planPrices(listedAt: Date, now: Date, random: Random): PricePlan {
  const ageDays = (now.getTime() - listedAt.getTime()) / DAY_MS;
  const ago = (days: number) => new Date(Math.floor(now.getTime() - days * DAY_MS));
  const isReduced = ageDays > 12 && random.chance(0.2);
  const hadSale = ageDays > 60 && random.chance(0.35);
  const regular = isReduced ? random.pick([1.1, 1.15, 1.2, 1.25, 1.3]) : 1;
  const steps = [{ from: listedAt, share: regular }];
  if (hadSale) {
    const begins = random.between(30, 55) + random.next();
    steps.push({ from: ago(begins), share: regular * random.pick([0.85, 0.9, 0.95]) });
    steps.push({ from: ago(begins - random.between(4, 9)), share: regular });
  }
  if (isReduced) steps.push({ from: ago(random.between(3, 6) + random.next()), share: 1 });
  return {
    steps,
    struckShare: isReduced ? regular : null,
    vipShare: random.chance(0.45) ? random.pick([0.92, 0.94, 0.96]) : null,
  };
}

/** The plan, in fen of one SKU. */
export function pricesOf(presentFen: number, plan: PricePlan): Pick<LargeSku, 'prices' | 'marketPriceFen'> {
  const priced = (share: number) => Math.max(2, share === 1 ? presentFen : Math.round((presentFen * share) / 10) * 10);
  const vip = (priceFen: number) =>
    plan.vipShare === null
      ? null
      : Math.max(1, Math.min(priceFen - 1, Math.round((priceFen * plan.vipShare) / 10) * 10));
  const prices = plan.steps.map(({ from, share }) => {
    const priceFen = priced(share);
    return { from, priceFen, vipPriceFen: vip(priceFen) };
  });
  const struckFen = plan.struckShare === null ? null : priced(plan.struckShare);
  return { prices, marketPriceFen: struckFen !== null && struckFen > presentFen ? struckFen : null };
}

/** A price as shops write them: whole, or ending on .90. */
export function drawPriceFen(logPrice: { mean: number; deviation: number }, random: Random): number {
  const yuan = Math.exp(logPrice.mean + logPrice.deviation * random.normal()) / 100;
  const whole = Math.min(90_000, Math.max(2, Math.round(yuan)));
  return random.chance(0.4) ? whole * 100 - 10 : whole * 100;
}
