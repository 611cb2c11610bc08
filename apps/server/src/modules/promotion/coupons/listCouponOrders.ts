import type { Reader } from '../../../platform/database/Reader.ts';
import type { UserCoupon } from './UserCoupon.ts';

/** Orders that used a coupon from this source. */
export async function listCouponOrders(
  db: Reader,
  { userId, source }: { userId: string; source: UserCoupon['source'] },
): Promise<string[]> {
  const rows = await db
    .selectFrom('user_coupons')
    .select('order_id')
    .where('user_id', '=', userId)
    .where('state', '=', 'used')
    .where('source', '=', source)
    .execute();
  return rows.flatMap((row) => row.order_id ?? []);
}
