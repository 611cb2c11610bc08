import type { Answer, userEndpoints } from '@jiwu/contract';
import { businessDay } from '@jiwu/kernel';
import { getUserCoupon } from '../../../modules/promotion/coupons/index.ts';
import { holdOpen } from '../../../modules/people/identity/index.ts';
import { findVipToday, giveDailyCoupon } from '../../../modules/people/vip/index.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import type { Services } from '../../../platform/services.ts';
import { describeUserCoupon } from '../../coupons/queries/describeCoupons.ts';

type DailyVipon = Answer<(typeof userEndpoints)['userUpdateDailyVipon']>;

/**
 * Today's coupon for a VIP. It is a GET, as the specification has it, and may be asked as often as anyone likes: only the first
 * time of a day writes.
 */
export async function takeDailyCoupon({ db, clock }: Services, userId: string): Promise<DailyVipon> {
  const now = clock();
  const day = businessDay(now);
  const { expiresAt, isVip, userCouponId } = await findVipToday(db.read, { userId, now });
  const id = isVip ? (userCouponId ?? (await db.transact((tx) => giveOpen(tx, { userId, now })))) : null;
  if (id !== null) {
    const held = await getUserCoupon(db.read, { userId, id, now });
    return { isVip: true, day, coupon: await describeUserCoupon(db.read, { userId, held }), reason: null };
  }
  const reason = expiresAt ? '您的 VIP 已到期，续费后每天可领一张日券' : '您还不是 VIP，开通后每天可领一张日券';
  return { isVip: false, day, coupon: null, reason };
}

/** Closing an account and giving the coupon wait for each other: a closed account gets none. */
async function giveOpen(tx: Tx, key: { userId: string; now: Date }): Promise<string | null> {
  if (!(await holdOpen(tx, key.userId))) throw new ShopError('SESSION_ENDED');
  return await giveDailyCoupon(tx, key);
}
