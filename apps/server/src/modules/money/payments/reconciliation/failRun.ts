import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import type { Run } from './Run.ts';

interface Input {
  readonly run: Run;
  /** A code, never what somebody else wrote. */
  readonly failure: string;
  /** The business day. */
  readonly today: string;
  readonly now: Date;
}

/** The day waits for the next try. True: somebody is to be told, when it begins and once a day. False, too: it is another's by now. */
export async function failRun(tx: Tx, { run, failure, today, now }: Input): Promise<boolean> {
  const { rows } = await sql<{ told: boolean }>`
    with before as materialized (
      select told_on from reconciliation_runs
      where gateway = ${run.gateway} and day = ${run.day} and run_id = ${run.id} for update
    )
    update reconciliation_runs
    set leased_until = null, failed_since = coalesce(failed_since, ${now}), failure = ${failure.slice(0, 100)}, told_on = ${today}
    from before
    where gateway = ${run.gateway} and day = ${run.day} and run_id = ${run.id}
    returning before.told_on is not distinct from ${today}::date as told`.execute(tx);
  return rows[0]?.told === false;
}
