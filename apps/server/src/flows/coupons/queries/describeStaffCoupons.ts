import type { Answer, staffCouponEndpoints } from '@jiwu/contract';
import { type StaffCoupon, sumCouponCodes } from '../../../modules/promotion/coupons/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { describeCoupons } from './describeCoupons.ts';

type Row = Answer<(typeof staffCouponEndpoints)['staffCouponList']>['items'][number];

/** Coupons as staff see them, in two statements. */
export async function describeStaffCoupons(db: Reader, coupons: readonly StaffCoupon[]): Promise<Row[]> {
  const [described, codes] = await Promise.all([
    describeCoupons(
      db,
      coupons.map(({ coupon }) => coupon),
    ),
    sumCouponCodes(
      db,
      coupons.map(({ coupon }) => coupon.id),
    ),
  ]);
  return coupons.map(({ coupon, claimFrom, claimUntil, createdAt, ...given }) => ({
    ...described(coupon),
    window: windowOf(coupon.window),
    ...given,
    claimFrom: claimFrom.toISOString(),
    claimUntil: claimUntil.toISOString(),
    createdAt: createdAt.toISOString(),
    codes: codes.get(coupon.id) ?? 0,
  }));
}

function windowOf(window: StaffCoupon['coupon']['window']): Row['window'] {
  return 'days' in window
    ? { days: window.days }
    : { from: window.from.toISOString(), until: window.until.toISOString() };
}
