import type { CouponTie } from '../result/Reason.ts';
import { couponThresholdFen } from '../steps/couponDiscount.ts';
import type { CouponOffer } from './Offer.ts';

/** Cheapest order first; at equal cost the coupon that expires sooner, then the smaller threshold, then the id. */
export function compareCouponOffers(a: CouponOffer, b: CouponOffer): number {
  return (
    a.costFen - b.costFen ||
    a.coupon.expiresAt.getTime() - b.coupon.expiresAt.getTime() ||
    couponThresholdFen(a.coupon.rule) - couponThresholdFen(b.coupon.rule) ||
    (a.coupon.id < b.coupon.id ? -1 : 1)
  );
}

/** The rule that ranked the first coupon before the second at an equal price. */
export function tieBetween(a: CouponOffer, b: CouponOffer): CouponTie | null {
  if (a.costFen !== b.costFen) return null;
  if (a.coupon.expiresAt.getTime() !== b.coupon.expiresAt.getTime()) return 'expiresSooner';
  return couponThresholdFen(a.coupon.rule) === couponThresholdFen(b.coupon.rule) ? 'id' : 'smallerThreshold';
}
