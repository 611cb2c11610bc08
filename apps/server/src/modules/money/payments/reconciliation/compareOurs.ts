import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { type DayLine, type Difference, PAGE_LINES, type Run } from './Run.ts';

/** In the order of time, to the microsecond, as the database writes it. */
export interface OwnPosition {
  readonly at: string;
  readonly id: string;
}

interface Page {
  readonly differences: readonly Difference[];
  /** Where the next page begins; null: this was the last. */
  readonly next: OwnPosition | null;
}

interface Input {
  readonly run: Run;
  readonly kind: DayLine['kind'];
  readonly after: OwnPosition | null;
}

/**
 * The next lines of our books that we count to this day, and that neither its statement has nor that of the day before or after:
 * around midnight the two sides may count a line to different days.
 */
export async function compareOurs(db: Reader, { run, kind, after }: Input): Promise<Page> {
  const { rows } = await sql<{ number: string; oursFen: number; at: string; id: string; isOnlyHere: boolean }>`
    with page as materialized (${ownLines[kind](run, after)})
    select * from (
      select number, amount_fen as "oursFen", at::text as at, id, row_number() over (order by at desc, id desc) as place,
        not exists (
          select from statement_lines as line
          where line.gateway = ${run.gateway} and line.day = ${run.day}::date and line.run_id = ${run.id}
            and line.kind = ${kind} and line.number = page.number
        ) and not exists (
          select from reconciliations as nearby
          join statement_lines as line on line.gateway = nearby.gateway and line.day = nearby.day
            and line.run_id = nearby.run_id and line.kind = ${kind} and line.number = page.number
          where nearby.gateway = ${run.gateway} and nearby.day in (${run.day}::date - 1, ${run.day}::date + 1)
        ) as "isOnlyHere"
      from page
    ) as compared where "isOnlyHere" or place = 1 order by place`.execute(db);
  const last = rows[0];
  return {
    differences: rows
      .filter(({ isOnlyHere }) => isOnlyHere)
      .map(({ number, oursFen, at }) => ({
        kind,
        number,
        difference: 'onlyHere' as const,
        theirsFen: null,
        oursFen,
        oursAt: new Date(at),
      })),
    next: last ? { at: last.at, id: last.id } : null,
  };
}

/** A page of our own lines of the run's day. */
const ownLines: Readonly<Record<DayLine['kind'], (run: Run, after: OwnPosition | null) => RawBuilder<unknown>>> = {
  capture: (run, after) => sql`
    select out_trade_no as number, amount_fen, paid_at as at, id from payments
    where gateway = ${run.gateway} and state = 'paid' and ${ofDay(sql`paid_at`, run)} ${beyond(sql`paid_at`, sql`id`, after)}
    order by paid_at, id limit ${PAGE_LINES}`,
  refund: (run, after) => sql`
    select out_refund_no as number, refund.amount_fen, finished_at as at, refund.id from payment_refunds as refund
    join payments as payment on payment.user_id = refund.user_id and payment.id = refund.payment_id
    where gateway = ${run.gateway} and refund.state = 'succeeded' and refund.went = 'gateway'
      and ${ofDay(sql`finished_at`, run)} ${beyond(sql`finished_at`, sql`refund.id`, after)}
    order by finished_at, refund.id limit ${PAGE_LINES}`,
};

function ofDay(at: RawBuilder<unknown>, { day }: Run): RawBuilder<unknown> {
  return sql`${at} >= ${day}::date::timestamp at time zone 'Asia/Shanghai'
    and ${at} < (${day}::date + 1)::timestamp at time zone 'Asia/Shanghai'`;
}

function beyond(at: RawBuilder<unknown>, id: RawBuilder<unknown>, after: OwnPosition | null): RawBuilder<unknown> {
  return after ? sql`and (${at}, ${id}) > (${after.at}::timestamptz, ${after.id}::uuid)` : sql``;
}
