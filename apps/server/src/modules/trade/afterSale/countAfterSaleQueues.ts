import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';

interface Queue {
  readonly state: 'applied' | 'returning';
  readonly count: number;
  readonly oldestAt: Date | null;
}

/** Requests that wait for staff: to be decided on, and whose goods are on their way back. */
export async function countAfterSaleQueues(db: Reader): Promise<Queue[]> {
  const { rows } = await sql<Queue>`
    select state, count(*) as count, min(applied_at) as "oldestAt" from after_sales
    where state in ('applied', 'returning') group by state`.execute(db);
  return rows;
}
