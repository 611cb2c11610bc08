import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import type { Difference, Run } from './Run.ts';

/**
 * What one page brought to light. A difference that was found before belongs to this run and is open again, unless a person has settled
 * these very facts: an explanation of other amounts explains nothing.
 */
export async function saveDifferences(
  tx: Tx,
  input: { run: Run; differences: readonly Difference[]; now: Date },
): Promise<void> {
  const { run, differences, now } = input;
  if (differences.length === 0) return;
  // Amounts may be null on either side: only `is not distinct from` compares those.
  const isSettled = sql`exists (
    select from difference_resolutions as settled
    where settled.gateway = excluded.gateway and settled.day = excluded.day and settled.kind = excluded.kind
      and settled.number = excluded.number and settled.difference = excluded.difference
      and settled.theirs_fen is not distinct from excluded.theirs_fen
      and settled.ours_fen is not distinct from excluded.ours_fen)`;
  await sql`
    insert into reconciliation_differences as known
      (gateway, day, kind, number, difference, theirs_fen, ours_fen, trade_no, theirs_at, ours_at, state, found_at, run_id)
    select ${run.gateway}, ${run.day}::date, kind, number, difference, theirs_fen, ours_fen, trade_no, theirs_at, ours_at, 'open',
      ${now}::timestamptz, ${run.id}::uuid
    from unnest(
      ${differences.map(({ kind }) => kind)}::text[], ${differences.map(({ number }) => number)}::text[],
      ${differences.map(({ difference }) => difference)}::text[],
      ${differences.map(({ theirsFen }) => theirsFen)}::bigint[],
      ${differences.map(({ oursFen }) => oursFen)}::bigint[],
      ${differences.map(({ tradeNo }) => tradeNo ?? null)}::text[],
      ${differences.map(({ theirsAt }) => theirsAt?.toISOString() ?? null)}::timestamptz[],
      ${differences.map(({ oursAt }) => oursAt?.toISOString() ?? null)}::timestamptz[]
    ) as found (kind, number, difference, theirs_fen, ours_fen, trade_no, theirs_at, ours_at)
    on conflict (gateway, day, kind, number) do update
    set difference = excluded.difference, theirs_fen = excluded.theirs_fen, ours_fen = excluded.ours_fen,
      trade_no = excluded.trade_no, theirs_at = excluded.theirs_at, ours_at = excluded.ours_at, run_id = excluded.run_id,
      state = case when ${isSettled} then 'resolved' else 'open' end,
      resolved_at = case when ${isSettled} then coalesce(known.resolved_at, ${now}) end`.execute(tx);
}
