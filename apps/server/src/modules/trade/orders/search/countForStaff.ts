import { rules } from '@jiwu/contract';
import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { listed } from '../../../../platform/database/listed.ts';

export interface StaffCounts {
  readonly awaitingPayment: number;
  readonly awaitingGroup: number;
  readonly awaitingDispatch: number;
  readonly overdue: number;
  readonly dueToday: number;
  readonly reminded: number;
  readonly awaitingReceipt: number;
}

interface Input {
  /** Paid before this and not sent: overdue. */
  readonly overduePaidBefore: Date;
  /** Paid before this: to be sent today, or overdue. */
  readonly todayPaidBefore: Date;
  /** No count goes beyond this. */
  readonly most: number;
}

/** How many wait for what, counted up to a bound; those that were asked for, among as many of the oldest. One statement. */
export async function countForStaff(db: Reader, input: Input): Promise<StaffCounts> {
  const { overduePaidBefore, todayPaidBefore, most } = input;
  const inState = (state: string) => sql`(
    select least(sum(number), ${most})::int from unnest(${listed(rules.order.kinds, 'text')}) as kinds (kind)
    cross join lateral (
      select count(*) as number from (
        select from orders where orders.kind = kinds.kind and state = ${sql.lit(state)} limit ${most}
      ) as bounded
    ) as counted)`;
  const toDispatch = (paidBefore: Date) => sql`(
    select count(*)::int from (
      select from orders where state = 'awaitingDispatch' and paid_at < ${paidBefore} limit ${most}
    ) as bounded)`;
  const { rows } = await sql<StaffCounts>`
    with waiting as materialized (
      select reminded_at from orders where state = 'awaitingDispatch' order by paid_at, id limit ${most}
    )
    select ${inState('awaitingPayment')} as "awaitingPayment", ${inState('awaitingGroup')} as "awaitingGroup",
      ${inState('awaitingReceipt')} as "awaitingReceipt", ${toDispatch(overduePaidBefore)} as overdue,
      ${toDispatch(todayPaidBefore)} as "dueToday",
      (select count(*)::int from waiting) as "awaitingDispatch",
      (select count(*)::int from waiting where reminded_at is not null) as reminded`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('counts have one row');
  return counts;
}
