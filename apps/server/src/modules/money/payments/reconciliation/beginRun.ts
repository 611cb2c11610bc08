import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import type { OutsideGateway } from '../PaymentRecord.ts';
import { RUN_LEASE } from './holdRun.ts';
import type { Run } from './Run.ts';

/** Takes a day to compare it. Null: another worker is at it. */
export async function beginRun(
  tx: Tx,
  input: { gateway: OutsideGateway; day: string; now: Date },
): Promise<Run | null> {
  const { gateway, day, now } = input;
  const id = newId();
  const until = sql`${now}::timestamptz + ${RUN_LEASE}`;
  const { rows } = await sql`
    insert into reconciliation_runs as run (gateway, day, run_id, leased_until)
    values (${gateway}, ${day}, ${id}, ${until})
    on conflict (gateway, day) do update set run_id = excluded.run_id, leased_until = excluded.leased_until
    where run.leased_until is null or run.leased_until <= ${now}
    returning run_id`.execute(tx);
  return rows.length === 1 ? { id, gateway, day } : null;
}
