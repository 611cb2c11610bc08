import { rules } from '@jiwu/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { listed } from '../../../../platform/database/listed.ts';
import { isDueBefore } from '../dispatchPromise.ts';

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
  /** What has to have left before this is overdue. */
  readonly now: Date;
  /** Before this: to be sent today, or overdue. */
  readonly evening: Date;
  /** No count goes beyond this. */
  readonly most: number;
}

/** How many wait for what, each counted up to a bound, along an index of its own. One statement. */
export async function countForStaff(db: Reader, input: Input): Promise<StaffCounts> {
  const { now, evening, most } = input;
  const inState = (state: string) => sql`(
    select least(sum(number), ${most})::int from unnest(${listed(rules.order.kinds, 'text')}) as kinds (kind)
    cross join lateral (
      select count(*) as number from (
        select from orders where orders.kind = kinds.kind and state = ${sql.lit(state)} limit ${most}
      ) as bounded
    ) as counted)`;
  const waiting = (and: RawBuilder<unknown>) => sql`(
    select count(*)::int from (
      select from orders where state = 'awaitingDispatch' ${and} order by paid_at, id limit ${most}
    ) as bounded)`;
  const dueBefore = (at: Date) => sql`(
    select count(*)::int from (
      select from orders where state = 'awaitingDispatch' and ${isDueBefore(at)} limit ${most}
    ) as bounded)`;
  const { rows } = await sql<StaffCounts>`
    select ${inState('awaitingPayment')} as "awaitingPayment", ${inState('awaitingGroup')} as "awaitingGroup",
      ${inState('awaitingReceipt')} as "awaitingReceipt", ${dueBefore(now)} as overdue,
      ${dueBefore(evening)} as "dueToday",
      ${waiting(sql``)} as "awaitingDispatch", ${waiting(sql`and reminded_at is not null`)} as reminded`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('counts have one row');
  return counts;
}
