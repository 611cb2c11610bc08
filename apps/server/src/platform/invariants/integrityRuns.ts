import { HOUR_MS, newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Database } from '../database/createDatabase.ts';
import type { Tallied } from './createTally.ts';
import type { WindowKey } from './Invariant.ts';

/** A run that began so long ago and has no end died with its worker. */
const GIVEN_UP_AFTER_MS = 2 * HOUR_MS;
const KEPT_DAYS = 90;

export type Counts = Partial<Record<WindowKey, number>>;

/** A new run, or null while another one goes on. */
export async function beginRun(db: Database, now: Date): Promise<string | null> {
  return await db.transact(async (tx) => {
    await tx
      .updateTable('integrity_runs')
      .set({ ended_at: now, was_given_up: true })
      .where('ended_at', 'is', null)
      .where('began_at', '<', new Date(now.getTime() - GIVEN_UP_AFTER_MS))
      .execute();
    const run = await tx
      .insertInto('integrity_runs')
      .values({ id: newId(), began_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return run?.id ?? null;
  });
}

interface EndedRun {
  readonly id: string;
  readonly touched: Counts;
  readonly rolled: Counts;
  readonly longestMs: number;
  readonly results: readonly Tallied[];
  readonly now: Date;
}

/** Keeps what a run has found. Results of invariants that there are no more go. */
export async function endRun(db: Database, { id, touched, rolled, longestMs, results, now }: EndedRun): Promise<void> {
  const broken = results.filter(({ offending }) => offending.length > 0).length;
  await db.transact(async (tx) => {
    await sql`
      insert into integrity_results as known (number, title, checked_at, broken_since, offending)
      select number, title, ${now}, case when offending <> '[]' then ${now}::timestamptz end, offending
      from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as found (number smallint, title text, offending jsonb)
      on conflict (number, title) do update set checked_at = excluded.checked_at, offending = excluded.offending,
        broken_since = case when excluded.offending <> '[]' then coalesce(known.broken_since, excluded.broken_since) end`.execute(
      tx,
    );
    await sql`
      insert into integrity_checks (run_id, number, title, rows, ms)
      select ${id}, number, title, rows, round(ms)::integer
      from jsonb_to_recordset(${JSON.stringify(results.map(({ number, title, rows, ms }) => ({ number, title, rows, ms })))}::jsonb)
        as found (number smallint, title text, rows integer, ms float8)`.execute(tx);
    await tx.deleteFrom('integrity_results').where('checked_at', '<', now).execute();
    await tx
      .updateTable('integrity_runs')
      .set({
        ended_at: now,
        touched: JSON.stringify(touched),
        rolled: JSON.stringify(rolled),
        longest_ms: longestMs,
        broken,
      })
      .where('id', '=', id)
      .execute();
    await sql`delete from integrity_runs where ended_at < ${now}::timestamptz - ${KEPT_DAYS} * interval '1 day'`.execute(
      tx,
    );
  });
}
