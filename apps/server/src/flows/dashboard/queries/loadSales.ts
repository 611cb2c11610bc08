import type { Answer, staffDashboardEndpoints } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { countBuyers, type PaidHour, sumPaidHours } from '../../../modules/trade/orders/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { startOfDay } from '../../startOfDay.ts';

type Sales = NonNullable<Answer<(typeof staffDashboardEndpoints)['staffDashboard']>['sales']>;

const HOURS = 24;

/** Today beside the same minute of yesterday. */
export async function loadSales(db: Reader, now: Date): Promise<Sales> {
  const today = startOfDay(now);
  const span = { yesterday: new Date(today.getTime() - DAY_MS), today, now };
  const [rows, buyers] = await Promise.all([sumPaidHours(db, span), countBuyers(db, span)]);
  const [todays, yesterdays] = [rows.filter(({ isToday }) => isToday), rows.filter(({ isToday }) => !isToday)];
  const sum = (some: readonly PaidHour[], of: (row: PaidHour) => number) => some.reduce((all, row) => all + of(row), 0);
  const ordersIn = (some: readonly PaidHour[], hour: number) =>
    sum(
      some.filter((row) => row.hour === hour),
      ({ orders }) => orders,
    );
  return {
    today: {
      orders: sum(todays, ({ orders }) => orders),
      paidFen: sum(todays, ({ paidFen }) => paidFen),
      buyers: buyers.today,
    },
    yesterday: {
      orders: sum(yesterdays, ({ ordersByNow }) => ordersByNow),
      paidFen: sum(yesterdays, ({ paidFenByNow }) => paidFenByNow),
      buyers: buyers.yesterdayByNow,
    },
    yesterdayAll: {
      orders: sum(yesterdays, ({ orders }) => orders),
      paidFen: sum(yesterdays, ({ paidFen }) => paidFen),
      buyers: buyers.yesterday,
    },
    hours: Array.from({ length: HOURS }, (_, hour) => ({
      hour,
      today: ordersIn(todays, hour),
      yesterday: ordersIn(yesterdays, hour),
    })),
    channels: [...Map.groupBy(todays, ({ kind }) => kind)]
      .map(([kind, some]) => ({
        kind,
        orders: sum(some, ({ orders }) => orders),
        paidFen: sum(some, ({ paidFen }) => paidFen),
      }))
      .toSorted((one, other) => other.paidFen - one.paidFen),
  };
}
