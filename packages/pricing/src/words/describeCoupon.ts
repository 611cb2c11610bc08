import { yuanText } from '@jiwu/kernel';
import type { CouponRule } from '../facts/Coupon.ts';

/** 满 500 减 50; 9.5 折，最高减 50; 无门槛减 10 */
export function describeCoupon(rule: CouponRule): string {
  switch (rule.kind) {
    case 'noThreshold':
      return `无门槛减 ${yuanText(rule.offFen)}`;
    case 'fullReduction':
      return `满 ${yuanText(rule.thresholdFen)} 减 ${yuanText(rule.offFen)}`;
    case 'discount': {
      const from = rule.thresholdFen === 0 ? '' : `满 ${yuanText(rule.thresholdFen)} 打 `;
      const cap = rule.capFen === null ? '' : `，最高减 ${yuanText(rule.capFen)}`;
      return `${from}${discountWord(rule.offBp)}${cap}`;
    }
  }
}

/** As on the coupon itself: 9 折, 9.5 折, 9.25 折. */
function discountWord(offBp: number): string {
  const left = 10_000 - offBp;
  if (left === 0) return '全免';
  if (left % 1000 === 0) return `${left / 1000} 折`;
  return `${Math.floor(left / 1000)}.${String(left % 1000)
    .padStart(3, '0')
    .replace(/0+$/, '')} 折`;
}
