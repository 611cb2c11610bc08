import type { Reader } from '../../../platform/database/Reader.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { type UserCoupon, userCouponColumns, userCouponOf } from './UserCoupon.ts';

/** A coupon that this user holds; another user's counts as not found. */
export async function getUserCoupon(
  db: Reader,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<UserCoupon> {
  const row = await db
    .selectFrom('user_coupons')
    .innerJoin('coupons', 'coupons.id', 'user_coupons.coupon_id')
    .select(userCouponColumns)
    .where('user_id', '=', userId)
    .where('user_coupons.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
  return userCouponOf(row, now);
}
