import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { couponChanges } from '../couponStates.ts';
import { userCouponColumns, userCouponOf } from '../UserCoupon.ts';

interface Input {
  readonly userId: string;
  readonly userCouponId: string;
  readonly orderId: string;
  readonly now: Date;
}

/** 未使用 → 已锁定, by an order that is being made. Whether the goods fit is the quote's to know. */
export async function lockCoupon(tx: Tx, { userId, userCouponId, orderId, now }: Input): Promise<void> {
  const { from, to } = couponChanges.lock;
  const updated = await tx
    .updateTable('user_coupons')
    .set({ state: to, order_id: orderId, locked_at: now })
    .where('user_id', '=', userId)
    .where('id', '=', userCouponId)
    .where('state', '=', from)
    .where('valid_from', '<=', now)
    .where('valid_until', '>', now)
    .executeTakeFirst();
  if (updated.numUpdatedRows === 1n) return;
  const row = await tx
    .selectFrom('user_coupons')
    .innerJoin('coupons', 'coupons.id', 'user_coupons.coupon_id')
    .select(userCouponColumns)
    .where('user_id', '=', userId)
    .where('user_coupons.id', '=', userCouponId)
    .executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
  const coupon = userCouponOf(row, now);
  if (coupon.state === 'expired') throw new ShopError('COUPON_EXPIRED');
  if (coupon.state === 'unused') throw new ShopError('COUPON_NOT_STARTED');
  throw new ShopError('COUPON_CHANGED');
}
