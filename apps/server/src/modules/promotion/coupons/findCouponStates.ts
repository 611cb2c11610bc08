import type { Reader } from '../../../platform/database/Reader.ts';
import { type UserCoupon, userCouponColumns, userCouponOf } from './UserCoupon.ts';

/** Where some of a user's coupons stand, by id. */
export async function findCouponStates(
  db: Reader,
  { userId, ids, now }: { userId: string; ids: readonly string[]; now: Date },
): Promise<ReadonlyMap<string, UserCoupon['state']>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('user_coupons')
    .innerJoin('coupons', 'coupons.id', 'user_coupons.coupon_id')
    .select(userCouponColumns)
    .where('user_id', '=', userId)
    .where('user_coupons.id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, userCouponOf(row, now).state]));
}
