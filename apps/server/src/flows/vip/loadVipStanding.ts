import { type Answer, rules, type vipEndpoints } from '@jiwu/contract';
import { businessDay } from '@jiwu/kernel';
import { sumEarnedBack } from '../../modules/afterSale/index.ts';
import { listCouponOrders } from '../../modules/coupons/index.ts';
import { sumVipExtra } from '../../modules/integral/index.ts';
import { sumVipSavings } from '../../modules/orders/index.ts';
import { findVip, isVipAt } from '../../modules/vip/index.ts';
import type { Reader } from '../../platform/database/createDatabase.ts';

const DAY_MS = 24 * 3_600_000;
const RECENT_DAYS = 30;

/** Where someone stands as a VIP, what it has saved them, and what each plan would add. */
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
