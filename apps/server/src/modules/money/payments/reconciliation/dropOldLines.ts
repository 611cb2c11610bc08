import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import type { Run } from './Run.ts';

/** Longer than a day is compared again. */
const LINES_KEPT_DAYS = 14;
const ROWS = 20_000;

/** Some of the lines that nothing is compared with any more: of old days, and of runs of this day that were never finished. True: there are more. */
export async function dropOldLines(tx: Tx, { gateway, day }: Run): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from statement_lines where ctid = any(array(
      select line.ctid from statement_lines as line
      where line.gateway = ${gateway} and (line.day < ${day}::date - ${LINES_KEPT_DAYS}::integer
        or line.day = ${day}::date and not exists (
          select from reconciliations as compared
          where compared.gateway = line.gateway and compared.day = line.day and compared.run_id = line.run_id
        ) and not exists (
          select from reconciliation_runs as run
          where run.gateway = line.gateway and run.day = line.day and run.run_id = line.run_id and run.leased_until is not null))
      limit ${ROWS}))`.execute(tx);
  return numAffectedRows === BigInt(ROWS);
}
