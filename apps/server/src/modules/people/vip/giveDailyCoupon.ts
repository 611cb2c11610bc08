import { businessDay } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import { issueCoupon } from '../../promotion/coupons/index.ts';
import { isVipAt, lockVip } from './vipQueries.ts';

/** VIP 日券, as migration 0025 made it. */
export const DAILY_COUPON = '01930000-0000-7000-8000-0000000000d1';

interface Key {
  readonly userId: string;
  readonly now: Date;
}

interface VipToday {
  /** Null: never was one. */
  readonly expiresAt: Date | null;
  readonly isVip: boolean;
  /** Null: not taken yet. */
  readonly userCouponId: string | null;
}

/** Whether a user is a VIP now, and the coupon that they got today. */
export async function findVipToday(db: Reader, { userId, now }: Key): Promise<VipToday> {
  const { rows } = await sql<{ expires_at: Date | null; user_coupon_id: string | null }>`
    select expires_at, user_coupon_id from (select ${userId}::uuid as user_id) as asked
    left join vip_members using (user_id)
    left join vip_daily_coupons as given on given.user_id = asked.user_id and day = ${businessDay(now)}::date`.execute(
    db,
  );
  const { expires_at: expiresAt = null, user_coupon_id: userCouponId = null } = rows[0] ?? {};
  return { expiresAt, isVip: isVipAt(expiresAt && { expiresAt }, now), userCouponId };
}

/** Today's coupon: given now, or earlier today. Null for a user without VIP. */
export async function giveDailyCoupon(tx: Tx, { userId, now }: Key): Promise<string | null> {
  await lockVip(tx, userId);
  const today = await findVipToday(tx, { userId, now });
  if (!today.isVip) return null;
  if (today.userCouponId !== null) return today.userCouponId;
  const { id } = await issueCoupon(tx, { userId, couponId: DAILY_COUPON, source: 'vip', now });
  await tx
    .insertInto('vip_daily_coupons')
    .values({ user_id: userId, day: businessDay(now), user_coupon_id: id, given_at: now })
    .execute();
  return id;
}
