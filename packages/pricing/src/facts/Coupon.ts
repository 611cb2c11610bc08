import type { CouponKind } from './couponKinds.ts';
import type { Scope } from './Scope.ts';

/** A coupon that the buyer holds. */
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

interface Terms {
  readonly fullReduction: { readonly thresholdFen: number; readonly offFen: number };
  /** 95 折 is 500 basis points off. */
  readonly discount: { readonly thresholdFen: number; readonly offBp: number; readonly capFen: number | null };
  readonly noThreshold: { readonly offFen: number };
}

/** What it takes off, by its kind. */
export type CouponRule = { readonly [K in CouponKind]: Terms[K] & { readonly kind: K } }[CouponKind];
