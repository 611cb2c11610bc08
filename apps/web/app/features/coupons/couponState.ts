import { rules } from '@jiwu/contract/rules';

export type CouponState = (typeof rules.coupon.states)[number];

/** The tab in the address; an unknown value means the first tab. */
export function readCouponState(params: URLSearchParams): CouponState {
  return rules.coupon.states.find((state) => state === params.get('state')) ?? 'unused';
}

export function couponAddress(state: CouponState): string {
  return state === 'unused' ? '/user/coupons' : `/user/coupons?state=${state}`;
}
