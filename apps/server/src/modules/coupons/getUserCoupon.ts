import type { Reader } from '../../platform/database/createDatabase.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { type UserCoupon, userCouponColumns, userCouponOf } from './UserCoupon.ts';

/** One that a user holds; someone else's does not exist. */
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
