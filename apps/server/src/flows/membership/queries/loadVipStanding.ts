import { type Answer, rules, type vipEndpoints } from '@jiwu/contract';
import { businessDay, DAY_MS } from '@jiwu/kernel';
import { sumEarnedBack } from '../../../modules/trade/afterSale/index.ts';
import { listCouponOrders } from '../../../modules/promotion/coupons/index.ts';
import { sumVipExtra } from '../../../modules/people/integral/index.ts';
import { sumVipSavings } from '../../../modules/trade/orders/index.ts';
import { findVip, isVipAt } from '../../../modules/people/vip/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

const RECENT_DAYS = 30;

/** A user's VIP time, its savings so far, and the time that each plan would add. */
export async function loadVipStanding(
  db: Reader,
  { userId, now }: { userId: string; now: Date },
): Promise<Answer<(typeof vipEndpoints)['vipGet']>> {
  const since = new Date(now.getTime() - RECENT_DAYS * DAY_MS);
  const [vip, goneOf, couponOrderIds] = await Promise.all([
    findVip(db, userId),
    sumEarnedBack(db, userId),
    listCouponOrders(db, { userId, source: 'vip' }),
  ]);
  const [integral, saved] = await Promise.all([
    sumVipExtra(db, { userId, goneOf }),
    sumVipSavings(db, { userId, couponOrderIds, since }),
  ]);
  const leftMs = Math.max(0, (vip?.expiresAt.getTime() ?? 0) - now.getTime());
  return {
    isVip: isVipAt(vip, now),
    expiresAt: vip?.expiresAt.toISOString() ?? null,
    daysLeft: Math.ceil(leftMs / DAY_MS),
    saved: { ...saved, integral },
    plans: rules.vip.plans.map((id) => {
      const { days, amountFen } = rules.vip.terms[id];
      return { id, days, amountFen, until: businessDay(new Date(now.getTime() + leftMs + days * DAY_MS)) };
    }),
    now: now.toISOString(),
  };
}
