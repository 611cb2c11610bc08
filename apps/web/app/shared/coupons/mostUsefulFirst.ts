import type { CouponOffer } from './couponWords.ts';

/** What would be bought of each product. */
export type Sums = ReadonlyMap<string, number>;

/** What takes most off these goods comes first, then what lacks least to its threshold. A coupon counts only what it is good for. */
export function mostUsefulFirst(offers: readonly CouponOffer[], sums: Sums): CouponOffer[] {
  const saved = ({ goodFor, coupon: { thresholdFen, offFen, rateBp, capFen } }: CouponOffer): number => {
    const sumFen = [...(goodFor ?? sums.keys())].reduce((sum, id) => sum + (sums.get(id) ?? 0), 0);
    if (sumFen < thresholdFen) return sumFen - thresholdFen;
    return offFen ?? Math.min(capFen ?? Infinity, (sumFen * (10_000 - (rateBp ?? 10_000))) / 10_000);
  };
  return offers.toSorted((one, other) => saved(other) - saved(one));
}

interface Line {
  readonly lineId: string;
  readonly productId: string;
}

/** The sums of lines by product, from what each costs. A line without a price is not bought. */
export function sumsOf(
  lines: readonly Line[],
  prices: readonly { readonly lineId: string; readonly goodsFen: number }[],
): Sums {
  const costs = new Map(prices.map(({ lineId, goodsFen }) => [lineId, goodsFen]));
  const sums = new Map<string, number>();
  for (const { lineId, productId } of lines) sums.set(productId, (sums.get(productId) ?? 0) + (costs.get(lineId) ?? 0));
  return sums;
}
