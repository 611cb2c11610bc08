import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import type { Run } from './Run.ts';

/** What the statement has, in all. */
export interface RunSums {
  readonly captures: number;
  readonly captured_fen: number;
  readonly refunds: number;
  readonly refunded_fen: number;
}

/** The day is compared. An earlier difference that this run has not found again counts as resolved. The caller holds the run. */
export async function finishRun(tx: Tx, input: { run: Run; sums: RunSums; now: Date }): Promise<void> {
  const { run, now } = input;
  const { gateway, day } = run;
  const facts = { ...input.sums, run_id: run.id, compared_at: now };
  await tx
    .insertInto('reconciliations')
    .values({ gateway, day, ...facts })
    .onConflict((conflict) => conflict.columns(['gateway', 'day']).doUpdateSet(facts))
    .execute();
  await sql`
    update reconciliation_differences set state = 'resolved', resolved_at = ${now}
    where gateway = ${gateway} and day = ${day} and state = 'open' and run_id <> ${run.id}`.execute(tx);
  await sql`
    update reconciliation_runs set leased_until = null, failed_since = null, failure = null, told_on = null
    where gateway = ${gateway} and day = ${day} and run_id = ${run.id}`.execute(tx);
}
