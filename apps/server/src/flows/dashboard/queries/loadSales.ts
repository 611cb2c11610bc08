import type { Answer, staffDashboardEndpoints } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { readVisitors } from '../../../modules/people/visitors/index.ts';
import {
  countBuyers,
  countOrderers,
  type OrderKindName,
  type PaidHour,
  sumPaidHours,
} from '../../../modules/trade/orders/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { startOfDay } from '../../startOfDay.ts';

type Sales = NonNullable<Answer<(typeof staffDashboardEndpoints)['staffDashboard']>['sales']>;

const HOURS = 24;
const unknown = { visitors: null, viewers: null, carters: null } as const;

/** A day until a moment beside the same minute of the day before; of all orders or of one kind. */
export async function loadSales(
  db: Reader,
  { at: now, kind }: { at: Date; kind: OrderKindName | undefined },
): Promise<Sales> {
  const today = startOfDay(now);
  const span = { yesterday: new Date(today.getTime() - DAY_MS), today, now, kind };
  const [rows, buyers, orderers, visitors, visitorsBefore] = await Promise.all([
    sumPaidHours(db, span),
    countBuyers(db, span),
    countOrderers(db, span),
    kind === undefined ? readVisitors(db, now) : null,
    kind === undefined ? readVisitors(db, new Date(now.getTime() - DAY_MS)) : null,
  ]);
  const wanted = rows.filter((row) => kind === undefined || row.kind === kind);
  const [todays, yesterdays] = [wanted.filter(({ isToday }) => isToday), wanted.filter(({ isToday }) => !isToday)];
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
    channels: [
      ...Map.groupBy(
        rows.filter(({ isToday }) => isToday),
        (row) => row.kind,
      ),
    ]
      .map(([one, some]) => ({
        kind: one,
        orders: sum(some, ({ orders }) => orders),
        paidFen: sum(some, ({ paidFen }) => paidFen),
      }))
      .toSorted((one, other) => other.paidFen - one.paidFen),
  };
}
