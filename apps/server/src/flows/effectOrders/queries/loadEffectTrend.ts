import { type Answer, type effectOrderEndpoints, rules } from '@jiwu/contract';
import { businessDay, DAY_MS } from '@jiwu/kernel';
import { countClicks, sumByDay } from '../../../modules/channels/effectOrders/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { firstOfDays } from './sinceOf.ts';

type Trend = Answer<(typeof effectOrderEndpoints)['effectOrderTrend']>;

/** Clicks, orders and commission of the last days, one entry for each day. */
export async function loadEffectTrend(db: Reader, { userId, now }: { userId: string; now: Date }): Promise<Trend> {
  const { trendDays } = rules.effectOrder;
  const since = firstOfDays(trendDays, now);
  const [sums, clicks] = await Promise.all([
    sumByDay(db, { userId, since }),
    countClicks(db, { promoterId: userId, since: businessDay(since) }),
  ]);
  const days = Array.from({ length: trendDays }, (_, index) => {
    const day = businessDay(new Date(since.getTime() + index * DAY_MS));
    const sum = sums.find((one) => one.day === day);
    return {
      day,
      clicks: clicks.reduce((total, one) => total + (one.day === day ? one.clicks : 0), 0),
      orders: sum?.count ?? 0,
      commissionFen: sum?.amountFen ?? 0,
    };
  });
  const total = (key: 'clicks' | 'orders' | 'commissionFen') => days.reduce((sum, one) => sum + one[key], 0);
  return { clicks: total('clicks'), orders: total('orders'), commissionFen: total('commissionFen'), days };
}
