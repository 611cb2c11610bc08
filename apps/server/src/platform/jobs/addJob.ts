import { sql } from 'kysely';
import type { Tx } from '../database/Tx.ts';
import type { JobName, JobPayloads } from './jobPayloads.ts';

/** In the caller's transaction: the job exists if and only if the rows that cause it do. */
export async function addJob<N extends JobName>(
  tx: Tx,
  name: N,
  payload: JobPayloads[N],
  options: { jobKey?: string; keepExisting?: boolean } = {},
): Promise<void> {
  // A job that is still there keeps its attempts and its turn; without this it would begin anew each time.
  const mode = options.keepExisting ? 'unsafe_dedupe' : 'replace';
  await sql`
    select graphile_worker.add_job(
      ${name}, ${JSON.stringify(payload)}::json, job_key => ${options.jobKey ?? null}, job_key_mode => ${mode})`.execute(
    tx,
  );
}
