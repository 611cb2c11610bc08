import type { NotAppliedReason } from '@jiwu/pricing';

type CouponReason = Extract<NotAppliedReason, { couponId: string; name: string }>;

/** The coupons among the discounts that did not apply; first those that lack only a little. */
export function unusableCoupons(reasons: readonly NotAppliedReason[]): CouponReason[] {
  return reasons
    .filter((reason) => 'couponId' in reason && 'name' in reason)
    .toSorted((one, other) => missingFen(one) - missingFen(other));
}

function missingFen(reason: CouponReason): number {
  return reason.code === 'couponShort' ? reason.shortFen : Number.MAX_SAFE_INTEGER;
}
