import { channels } from '../facts/channels.ts';
import type { Coupon, CouponRule } from '../facts/Coupon.ts';
import type { OrderLine } from '../facts/OrderLine.ts';
import { scopeCovers } from '../facts/scopeCovers.ts';
import { scaleHalfUp } from '../math/scale.ts';
import { sum } from '../math/sum.ts';

/** What each line brings to a coupon: 0 when the coupon is not for it, or its channel takes none. */
export function couponWeights(coupon: Coupon, lines: readonly OrderLine[], amounts: readonly number[]): number[] {
  return lines.map((line, index) =>
    channels[line.channel].takesCoupons && scopeCovers(coupon.scope, line) ? (amounts[index] ?? 0) : 0,
  );
}

/** Step 3: what a coupon takes off, 0 when its threshold is not reached. The threshold counts its own goods only. */
export function couponDiscount(coupon: Coupon, lines: readonly OrderLine[], amounts: readonly number[]): number {
  const eligibleFen = sum(couponWeights(coupon, lines, amounts));
  if (eligibleFen < couponThresholdFen(coupon.rule)) return 0;
  return Math.min(eligibleFen, offFen(coupon.rule, eligibleFen));
}

export function couponThresholdFen(rule: CouponRule): number {
  return rule.kind === 'noThreshold' ? 0 : rule.thresholdFen;
}

function offFen(rule: CouponRule, eligibleFen: number): number {
  if (rule.kind !== 'percentOff') return rule.offFen;
  return Math.min(rule.capFen ?? Infinity, scaleHalfUp(eligibleFen, rule.offBp, 10_000));
}
