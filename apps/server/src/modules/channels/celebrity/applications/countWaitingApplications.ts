import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';

/** People who would like to be a celebrity, and whom nobody has answered. */
export async function countWaitingApplications(db: Reader): Promise<{ count: number; oldestAt: Date | null }> {
  const { rows } = await sql<{ count: number; oldestAt: Date | null }>`
    select count(*) as count, min(created_at) as "oldestAt" from celebrity_applications where state = 'waiting'`.execute(
    db,
  );
  return rows[0] ?? { count: 0, oldestAt: null };
}
