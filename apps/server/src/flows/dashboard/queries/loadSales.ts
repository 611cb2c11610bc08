import type { Answer, staffDashboardEndpoints } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { readVisitors } from '../../../modules/people/visitors/index.ts';
import { countBuyers, countOrderers, type PaidHour, sumPaidHours } from '../../../modules/trade/orders/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { startOfDay } from '../../startOfDay.ts';

type Sales = NonNullable<Answer<(typeof staffDashboardEndpoints)['staffDashboard']>['sales']>;

const HOURS = 24;
const unknown = { visitors: null, viewers: null, carters: null } as const;

/** Today beside the same minute of yesterday. */
export async function loadSales(db: Reader, now: Date): Promise<Sales> {
  const today = startOfDay(now);
  const span = { yesterday: new Date(today.getTime() - DAY_MS), today, now };
  const [rows, buyers, orderers, visitors, visitorsBefore] = await Promise.all([
    sumPaidHours(db, span),
    countBuyers(db, span),
    countOrderers(db, span),
    readVisitors(db, now),
    readVisitors(db, new Date(now.getTime() - DAY_MS)),
  ]);
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
    funnel: {
      today: { ...(visitors ?? unknown), orderers: orderers.today, buyers: buyers.today },
      yesterday: {
        ...(visitorsBefore ?? unknown),
        orderers: orderers.yesterdayByNow,
        buyers: buyers.yesterdayByNow,
      },
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
