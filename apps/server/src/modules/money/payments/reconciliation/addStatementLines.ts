import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import type { DayLine, Run } from './Run.ts';

/** A number that stands twice in a statement was charged twice, and shows as another amount. */
export async function addStatementLines(tx: Tx, input: { run: Run; lines: readonly DayLine[] }): Promise<void> {
  const { run, lines } = input;
  await sql`
    insert into statement_lines as line (gateway, day, run_id, kind, number, amount_fen, trade_no, at)
    select ${run.gateway}, ${run.day}::date, ${run.id}::uuid, kind, number, sum(amount_fen), min(trade_no), min(at)
    from unnest(
      ${lines.map(({ kind }) => kind)}::text[], ${lines.map(({ number }) => number)}::text[],
      ${lines.map(({ amountFen }) => amountFen)}::bigint[], ${lines.map(({ tradeNo }) => tradeNo ?? null)}::text[],
      ${lines.map(({ at }) => at?.toISOString() ?? null)}::timestamptz[]) as read (kind, number, amount_fen, trade_no, at)
    group by kind, number
    on conflict (gateway, day, run_id, kind, number) do update set amount_fen = line.amount_fen + excluded.amount_fen`.execute(
    tx,
  );
}
