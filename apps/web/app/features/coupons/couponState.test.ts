import { expect, it } from 'vitest';
import { couponAddress, readCouponState } from './couponState.ts';

it('is in the address, and the first tab when that says nothing', () => {
  expect(readCouponState(new URLSearchParams(''))).toBe('unused');
  expect(readCouponState(new URLSearchParams('state=expired'))).toBe('expired');
  expect(readCouponState(new URLSearchParams('state=stolen'))).toBe('unused');
  expect([couponAddress('unused'), couponAddress('used')]).toEqual(['/user/coupons', '/user/coupons?state=used']);
});
