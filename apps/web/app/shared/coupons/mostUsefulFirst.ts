import type { CouponOffer } from './couponWords.ts';

/** What takes most off a sum comes first, then what lacks least to its threshold. */
export function mostUsefulFirst(offers: readonly CouponOffer[], sumFen: number): CouponOffer[] {
  const saved = ({ coupon: { thresholdFen, offFen, rateBp, capFen } }: CouponOffer): number => {
    if (sumFen < thresholdFen) return sumFen - thresholdFen;
    return offFen ?? Math.min(capFen ?? Infinity, (sumFen * (10_000 - (rateBp ?? 10_000))) / 10_000);
  };
  return offers.toSorted((one, other) => saved(other) - saved(one));
}
