import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../database/Reader.ts';
import type { Tx } from '../database/Tx.ts';

export type JobView = 'failed' | 'waiting' | 'running';

export interface QueuedJob {
  readonly id: string;
  readonly name: string;
  readonly state: 'waiting' | 'running' | 'retrying' | 'dead';
  readonly attempts: number;
  readonly maxAttempts: number;
  readonly runAt: Date;
  readonly createdAt: Date;
  readonly lockedAt: Date | null;
  /** The first lines of what went wrong last. */
  readonly error: string | null;
}

const views: Readonly<Record<JobView, RawBuilder<unknown>>> = {
  failed: sql`attempts > 0 and locked_at is null and last_error is not null`,
  waiting: sql`attempts = 0 and locked_at is null`,
  running: sql`locked_at is not null`,
};

const columns = sql`id::text as id, task_identifier as name, attempts, max_attempts as "maxAttempts", run_at as "runAt",
  created_at as "createdAt", locked_at as "lockedAt", left(last_error, 500) as error,
  case when locked_at is not null then 'running' when attempts >= max_attempts then 'dead'
    when attempts > 0 then 'retrying' else 'waiting' end as state`;

/** What was due first comes first. The queue is short: jobs that are done leave no row. */
export async function listJobs(
  db: Reader,
  { view, after, limit }: { view: JobView; after: { at: Date; id: string } | null; limit: number },
): Promise<QueuedJob[]> {
  const { rows } = await sql<QueuedJob>`
    select ${columns} from graphile_worker.jobs where ${views[view]}
      ${after ? sql`and (run_at, id) > (${after.at}, ${after.id}::bigint)` : sql``}
    order by run_at, id limit ${limit}`.execute(db);
  return rows;
}

export interface QueueSums {
  readonly waiting: number;
  readonly running: number;
  readonly retrying: number;
  readonly dead: number;
  /** Since when the oldest job that is due waits. */
  readonly oldestDueAt: Date | null;
}

export async function sumJobs(db: Reader, now: Date): Promise<QueueSums> {
  const { rows } = await sql<QueueSums>`
    select count(*) filter (where locked_at is null and attempts = 0) as waiting,
      count(*) filter (where locked_at is not null) as running,
      count(*) filter (where locked_at is null and attempts between 1 and max_attempts - 1) as retrying,
      count(*) filter (where locked_at is null and attempts >= max_attempts) as dead,
      min(run_at) filter (where run_at <= ${now} and locked_at is null and attempts < max_attempts) as "oldestDueAt"
    from graphile_worker.jobs`.execute(db);
  return rows[0] ?? { waiting: 0, running: 0, retrying: 0, dead: 0, oldestDueAt: null };
}

/** Has a job that failed done anew, now. Null: it is gone, or somebody works on it. */
export async function retryJob(tx: Tx, id: string): Promise<QueuedJob | null> {
  const { rows } = await sql<QueuedJob>`
    select ${columns} from graphile_worker.jobs where id = ${id}::bigint and locked_at is null and attempts > 0`.execute(
    tx,
  );
  const [job] = rows;
  if (!job) return null;
  const { rows: moved } = await sql`
    select id from graphile_worker.reschedule_jobs(array[${id}::bigint], run_at => now(), attempts => 0)`.execute(tx);
  return moved.length > 0 ? job : null;
}
