import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import type { Run } from './Run.ts';

/** A worker that was not heard of for so long is followed by another. Longer than any page takes, and than a file takes to come. */
export const RUN_LEASE = sql`interval '15 minutes'`;

/** The day is another worker's by now: this one was taken for dead. */
export class RunLostError extends Error {
  constructor(run: Run) {
    super(`the comparison of ${run.gateway} ${run.day} is another worker's`);
    this.name = 'RunLostError';
  }
}

/** In each transaction of a run: it is still the day's, and goes on for another while. */
export async function holdRun(tx: Tx, input: { run: Run; now: Date }): Promise<void> {
  const { run, now } = input;
  const { rows } = await sql`
    update reconciliation_runs set leased_until = ${now}::timestamptz + ${RUN_LEASE}
    where gateway = ${run.gateway} and day = ${run.day} and run_id = ${run.id}
    returning run_id`.execute(tx);
  if (rows.length === 0) throw new RunLostError(run);
}
