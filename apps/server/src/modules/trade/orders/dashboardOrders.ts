import { rules } from '@jiwu/contract';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import { isDueBefore } from './dispatchPromise.ts';
import type { OrderKindName } from './OrderKindName.ts';

/** Orders that were paid in one hour of a day, of one kind. */
export interface PaidHour {
  readonly isToday: boolean;
  readonly hour: number;
  readonly kind: OrderKindName;
  readonly orders: number;
  readonly paidFen: number;
  /** Of those, until the same minute of the day as now. */
  readonly ordersByNow: number;
  readonly paidFenByNow: number;
}

interface Input {
  /** Midnights in Shanghai. */
  readonly yesterday: Date;
  readonly today: Date;
  readonly now: Date;
}

/** Of all orders, or of one kind. */
type OfKind = Input & { readonly kind: OrderKindName | undefined };

/** What was paid yesterday and today, by hour and kind: one statement over the orders of two days. */
export async function sumPaidHours(db: Reader, { yesterday, today, now }: Input): Promise<PaidHour[]> {
  const sameMinute = sql`case when paid_at >= ${today} then ${now}::timestamptz else ${now}::timestamptz - interval '1 day' end`;
  const { rows } = await sql<PaidHour>`
    select paid_at >= ${today} as "isToday", extract(hour from paid_at at time zone 'Asia/Shanghai')::int as hour, kind,
      count(*) as orders, coalesce(sum(pay_fen), 0)::int8 as "paidFen",
      count(*) filter (where paid_at <= ${sameMinute}) as "ordersByNow",
      coalesce(sum(pay_fen) filter (where paid_at <= ${sameMinute}), 0)::int8 as "paidFenByNow"
    from orders where paid_at >= ${yesterday} and paid_at <= ${now}
    group by 1, 2, 3`.execute(db);
  return rows;
}

/** How many people paid: today, yesterday until the same minute, and yesterday. */
export async function countBuyers(
  db: Reader,
  { yesterday, today, now, kind }: OfKind,
): Promise<{ today: number; yesterdayByNow: number; yesterday: number }> {
  const { rows } = await sql<{ today: number; yesterdayByNow: number; yesterday: number }>`
    select count(distinct user_id) filter (where paid_at >= ${today}) as today,
      count(distinct user_id) filter (where paid_at < ${today} and paid_at <= ${now}::timestamptz - interval '1 day') as "yesterdayByNow",
      count(distinct user_id) filter (where paid_at < ${today}) as yesterday
    from orders where paid_at >= ${yesterday} and paid_at <= ${now}
      and (${kind ?? null}::text is null or kind = ${kind ?? null})`.execute(db);
  return rows[0] ?? { today: 0, yesterdayByNow: 0, yesterday: 0 };
}

/** How many people made orders: today, and yesterday until the same minute. Read by kind and state, as the index has them. */
export async function countOrderers(
  db: Reader,
  { yesterday, today, now, kind }: OfKind,
): Promise<{ today: number; yesterdayByNow: number }> {
  const { rows } = await sql<{ today: number; yesterdayByNow: number }>`
    select count(distinct user_id) filter (where created_at >= ${today}) as today,
      count(distinct user_id) filter (where created_at < ${today} and created_at <= ${now}::timestamptz - interval '1 day') as "yesterdayByNow"
    from unnest(${kind === undefined ? [...rules.order.kinds] : [kind]}::text[]) as kinds (one), unnest(${[...rules.order.states]}::text[]) as states (one),
      lateral (
        select user_id, created_at from orders
        where kind = kinds.one and state = states.one and created_at >= ${yesterday} and created_at <= ${now}
      ) as made`.execute(db);
  return rows[0] ?? { today: 0, yesterdayByNow: 0 };
}

interface ToDispatch {
  readonly all: number;
  /** When the oldest was paid. */
  readonly oldestAt: Date | null;
  /** Those that should have left by now, by what their buyers were promised. */
  readonly overdue: number;
  readonly oldestOverdueAt: Date | null;
}

/** Paid orders that nobody has sent, out of their two indexes alone. */
export async function countToDispatch(db: Reader, now: Date): Promise<ToDispatch> {
  const { rows } = await sql<ToDispatch>`
    select waiting.*, late.*
    from (select count(*) as all, min(paid_at) as "oldestAt" from orders where state = 'awaitingDispatch') as waiting,
      (
        select count(*) as overdue, min(paid_at) as "oldestOverdueAt" from orders
        where state = 'awaitingDispatch' and ${isDueBefore(now)}
      ) as late`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('counts have one row');
  return counts;
}
