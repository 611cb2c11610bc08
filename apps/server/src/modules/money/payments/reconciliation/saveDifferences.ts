import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import type { Difference, Run } from './Run.ts';

/** What one page brought to light. */
export async function saveDifferences(
  tx: Tx,
  input: { run: Run; differences: readonly Difference[]; now: Date },
): Promise<void> {
  const { run, differences, now } = input;
  if (differences.length === 0) return;
  await sql`
    insert into reconciliation_differences as known
      (gateway, day, kind, number, difference, theirs_fen, ours_fen, state, found_at, run_id)
    select ${run.gateway}, ${run.day}::date, kind, number, difference, theirs_fen, ours_fen, 'open', ${now}::timestamptz,
      ${run.id}::uuid
    from unnest(
      ${differences.map(({ kind }) => kind)}::text[], ${differences.map(({ number }) => number)}::text[],
      ${differences.map(({ difference }) => difference)}::text[],
      ${differences.map(({ theirsFen }) => theirsFen)}::bigint[],
      ${differences.map(({ oursFen }) => oursFen)}::bigint[]) as found (kind, number, difference, theirs_fen, ours_fen)
    on conflict (gateway, day, kind, number) do update
    set difference = excluded.difference, theirs_fen = excluded.theirs_fen, ours_fen = excluded.ours_fen, state = 'open',
      resolved_at = null, run_id = excluded.run_id`.execute(tx);
}
