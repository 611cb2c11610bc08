import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';

/** Which coupon of the day was given on which day, from a day on. */
export async function listDailyCoupons(
  db: Reader,
  { userId, from }: { userId: string; from: string },
): Promise<{ day: string; userCouponId: string }[]> {
  return await db
    .selectFrom('vip_daily_coupons')
    .select([sql<string>`day::text`.as('day'), 'user_coupon_id as userCouponId'])
    .where('user_id', '=', userId)
    .where(sql<boolean>`day >= ${from}::date`)
    .execute();
}
