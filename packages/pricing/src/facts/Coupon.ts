import type { Scope } from './Scope.ts';

/** One coupon in someone's wallet. */
export interface Coupon {
  readonly id: string;
  readonly name: string;
  readonly rule: CouponRule;
  readonly scope: Scope;
  /** Good from the first instant to before the second. */
  readonly startsAt: Date;
  readonly expiresAt: Date;
  readonly state: 'unused' | 'locked' | 'used' | 'expired';
}

export type CouponRule =
  /** 满减 */
  | { readonly kind: 'amountOff'; readonly thresholdFen: number; readonly offFen: number }
  /** 折扣: 95 折 is 500 basis points off. */
  | {
      readonly kind: 'percentOff';
      readonly thresholdFen: number;
      readonly offBp: number;
      readonly capFen: number | null;
    }
  /** 无门槛 */
  | { readonly kind: 'noThreshold'; readonly offFen: number };
