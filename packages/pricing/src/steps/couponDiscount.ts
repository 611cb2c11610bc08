import { lineTakes } from '../facts/channels.ts';
import type { Coupon, CouponRule } from '../facts/Coupon.ts';
import type { OrderLine } from '../facts/OrderLine.ts';
import { scopeCovers } from '../facts/scopeCovers.ts';
import { allocate } from '../math/allocate.ts';
import { scaleHalfUp } from '../math/scale.ts';
import { sum } from '../math/sum.ts';

/** Each line's amount that counts for a coupon: 0 when the coupon does not cover the line, or its channel takes no coupons. */
export function couponWeights(coupon: Coupon, lines: readonly OrderLine[], amounts: readonly number[]): number[] {
  return lines.map((line, index) =>
    lineTakes(line, 'coupon') && scopeCovers(coupon.scope, line) ? (amounts[index] ?? 0) : 0,
  );
}

/** Step 3: a coupon's discount; 0 below its threshold. The threshold counts only the goods that the coupon covers. */
export function couponDiscount(coupon: Coupon, lines: readonly OrderLine[], amounts: readonly number[]): number {
  const eligibleFen = sum(couponWeights(coupon, lines, amounts));
  if (eligibleFen < couponThresholdFen(coupon.rule)) return 0;
  return Math.min(eligibleFen, offFen(coupon.rule, eligibleFen));
}

/** What each line bears of what a coupon takes off, in proportion to what it brings. */
export function couponShares(
  coupon: Coupon,
  couponFen: number,
  { lines, amounts }: { readonly lines: readonly OrderLine[]; readonly amounts: readonly number[] },
): number[] {
  return allocate(couponFen, couponWeights(coupon, lines, amounts));
}

export function couponThresholdFen(rule: CouponRule): number {
  return rule.kind === 'noThreshold' ? 0 : rule.thresholdFen;
}

function offFen(rule: CouponRule, eligibleFen: number): number {
  switch (rule.kind) {
    case 'fullReduction':
    case 'noThreshold':
      return rule.offFen;
    case 'discount':
      return Math.min(rule.capFen ?? Infinity, scaleHalfUp(eligibleFen, rule.offBp, 10_000));
  }
}
