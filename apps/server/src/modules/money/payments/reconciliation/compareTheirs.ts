import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { type DayLine, type Difference, PAGE_LINES, type Run } from './Run.ts';

export type LinePosition = Pick<DayLine, 'kind' | 'number'>;

interface Page {
  readonly differences: readonly Difference[];
  /** Where the next page begins; null: this was the last. */
  readonly next: LinePosition | null;
}

interface Row extends DayLine {
  readonly oursFen: number | null;
  readonly tradeNo: string;
  readonly theirsAt: Date | null;
  readonly oursAt: Date | null;
  readonly isLast: boolean;
  readonly differs: boolean;
}

/**
 * The next lines of the statement that we do not have, or not so. Ours may be of any day: the gateway's statement decides where a
 * line belongs, we only know it by its number.
 */
export async function compareTheirs(db: Reader, input: { run: Run; after: LinePosition | null }): Promise<Page> {
  const { run, after } = input;
  const beyond = after ? sql`and (kind, number) > (${after.kind}, ${after.number})` : sql``;
  const { rows } = await sql<Row>`
    with page as materialized (
      select kind, number, amount_fen, trade_no, at from statement_lines
      where gateway = ${run.gateway} and day = ${run.day}::date and run_id = ${run.id} ${beyond}
      order by kind, number limit ${PAGE_LINES}
    ), place as (select kind, number from page order by kind desc, number desc limit 1)
    select page.kind, page.number, page.amount_fen as "amountFen", own.amount_fen as "oursFen",
      page.trade_no as "tradeNo", page.at as "theirsAt", own.at as "oursAt",
      page.amount_fen is distinct from own.amount_fen as differs, (page.kind, page.number) = (place.kind, place.number) as "isLast"
    from page cross join place
    left join lateral (
      select amount_fen, paid_at as at from payments
      where page.kind = 'capture' and out_trade_no = page.number and gateway = ${run.gateway} and state = 'paid'
      union all
      select refund.amount_fen, refund.finished_at from payment_refunds as refund
      join payments as payment on payment.user_id = refund.user_id and payment.id = refund.payment_id
      where page.kind = 'refund' and out_refund_no = page.number and gateway = ${run.gateway}
        and refund.state = 'succeeded' and refund.went = 'gateway'
    ) as own on true
    where page.amount_fen is distinct from own.amount_fen or (page.kind, page.number) = (place.kind, place.number)`.execute(
    db,
  );
  const last = rows.find(({ isLast }) => isLast);
  return {
    differences: rows
      .filter(({ differs }) => differs)
      .map(({ kind, number, amountFen: theirsFen, oursFen, tradeNo, theirsAt, oursAt }) => ({
        kind,
        number,
        difference: oursFen === null ? ('onlyThere' as const) : ('amount' as const),
        theirsFen,
        oursFen,
        tradeNo,
        theirsAt,
        oursAt,
      })),
    next: last ? { kind: last.kind, number: last.number } : null,
  };
}
