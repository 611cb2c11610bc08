import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';

/** Users who wait for an answer. */
export async function countWaitingThreads(db: Reader): Promise<{ count: number; oldestAt: Date | null }> {
  const { rows } = await sql<{ count: number; oldestAt: Date | null }>`
    select count(*) as count, min(waiting_since) as "oldestAt" from support_threads where state = 'waiting'`.execute(
    db,
  );
  return rows[0] ?? { count: 0, oldestAt: null };
}
