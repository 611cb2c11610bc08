import type { Reader } from '../../../platform/database/Reader.ts';

/** Everything a user ever had, for the export of their data. */
export async function listAllUserCoupons(db: Reader, userId: string) {
  return await db
    .selectFrom('user_coupons')
    .innerJoin('coupons', 'coupons.id', 'user_coupons.coupon_id')
    .select(['name', 'state', 'source', 'claimed_at', 'user_coupons.valid_until', 'order_id', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('claimed_at', 'desc')
    .execute();
}
