import { sql } from 'kysely';
import type { Reader } from '../database/Reader.ts';

export interface IntegrityRun {
  readonly id: string;
  readonly beganAt: Date;
  readonly endedAt: Date | null;
  readonly wasGivenUp: boolean;
  readonly broken: number;
  /** All checks of it together. */
  readonly ms: number | null;
}

/** The last runs, newest first. */
export async function listRuns(db: Reader, limit: number): Promise<IntegrityRun[]> {
  const { rows } = await sql<IntegrityRun>`
    select id, began_at as "beganAt", ended_at as "endedAt", was_given_up as "wasGivenUp", broken,
      (select sum(ms)::int8 from integrity_checks where run_id = run.id) as ms
    from integrity_runs as run order by began_at desc limit ${limit}`.execute(db);
  return rows;
}

export interface KeptResult {
  readonly number: number;
  readonly title: string;
  readonly checkedAt: Date;
  readonly brokenSince: Date | null;
  /** The first of the offending rows. */
  readonly offending: readonly Record<string, unknown>[];
  readonly rows: number;
  readonly ms: number;
}

/** The last result of each invariant, with the figures of the last run that has ended. */
export async function listResults(db: Reader): Promise<KeptResult[]> {
  const { rows } = await sql<KeptResult>`
    select result.number, result.title, checked_at as "checkedAt", broken_since as "brokenSince", offending,
      coalesce(found.rows, jsonb_array_length(offending)) as rows, coalesce(found.ms, 0) as ms
    from integrity_results as result
    left join integrity_checks as found on found.number = result.number and found.title = result.title and found.run_id = (
      select id from integrity_runs where ended_at is not null and not was_given_up order by ended_at desc limit 1)
    order by result.number, result.title`.execute(db);
  return rows;
}

/** Whether each invariant holds, without what breaks it. */
export async function listStandings(
  db: Reader,
): Promise<readonly Pick<KeptResult, 'number' | 'title' | 'checkedAt' | 'brokenSince'>[]> {
  const { rows } = await sql<Pick<KeptResult, 'number' | 'title' | 'checkedAt' | 'brokenSince'>>`
    select number, title, checked_at as "checkedAt", broken_since as "brokenSince" from integrity_results
    order by number, title`.execute(db);
  return rows;
}

/** What some runs found broken, by run and invariant. */
export async function listBroken(
  db: Reader,
  since: Date,
): Promise<readonly { runId: string; number: number; title: string; rows: number; at: Date }[]> {
  const { rows } = await sql<{ runId: string; number: number; title: string; rows: number; at: Date }>`
    select run_id as "runId", number, title, rows, run.ended_at as at from integrity_checks
    join integrity_runs as run on run.id = run_id
    where rows > 0 and run.ended_at >= ${since} order by run.ended_at desc`.execute(db);
  return rows;
}

export async function countRuns(db: Reader, since: Date): Promise<{ runs: number; clean: number }> {
  const { rows } = await sql<{ runs: number; clean: number }>`
    select count(*) as runs, count(*) filter (where broken = 0 and not was_given_up) as clean
    from integrity_runs where ended_at >= ${since}`.execute(db);
  return rows[0] ?? { runs: 0, clean: 0 };
}
