import type { Reader } from '../../../platform/database/Reader.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { type Coupon, couponColumns, couponOf } from './Coupon.ts';

/** A coupon's terms, regardless of who may claim it. */
export async function getCoupon(db: Reader, id: string): Promise<Coupon> {
  const row = await db
    .selectFrom('coupons')
    .select([...couponColumns, 'coupons.id as coupon_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
  return couponOf(row);
}
