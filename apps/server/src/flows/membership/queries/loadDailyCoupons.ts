import type { Answer, vipEndpoints } from '@jiwu/contract';
import { businessDay, DAY_MS } from '@jiwu/kernel';
import { findCouponStates, getCoupon } from '../../../modules/promotion/coupons/index.ts';
import { DAILY_COUPON, findVip, isVipAt, listDailyCoupons } from '../../../modules/people/vip/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { describeCoupons } from '../../coupons/queries/describeCoupons.ts';

const DAYS = 7;

/** Today's coupon as it is, and the outcome of those of the last seven days. Gives none. */
export async function loadDailyCoupons(
  db: Reader,
  { userId, now }: { userId: string; now: Date },
): Promise<Answer<(typeof vipEndpoints)['vipDaily']>> {
  const days = Array.from({ length: DAYS }, (_, at) => businessDay(new Date(now.getTime() - (DAYS - 1 - at) * DAY_MS)));
  const [vip, coupon, given] = await Promise.all([
    findVip(db, userId),
    getCoupon(db, DAILY_COUPON),
    listDailyCoupons(db, { userId, from: days[0] ?? '' }),
  ]);
  const ids = given.map(({ userCouponId }) => userCouponId);
  const [states, described] = await Promise.all([
    findCouponStates(db, { userId, ids, now }),
    describeCoupons(db, [coupon]),
  ]);
  const stateOn = new Map(given.map(({ day, userCouponId }) => [day, states.get(userCouponId)]));
  return {
    isVip: isVipAt(vip, now),
    coupon: described(coupon),
    days: days.map((day) => ({ day, state: stateOn.get(day) ?? null })),
  };
}
