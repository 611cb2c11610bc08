import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';

/** Businesses whose papers nobody has looked at. */
export async function countWaitingBusinesses(db: Reader): Promise<{ count: number; oldestAt: Date | null }> {
  const { rows } = await sql<{ count: number; oldestAt: Date | null }>`
    select count(*) as count, min(submitted_at) as "oldestAt" from business_reviews where state = 'waiting'`.execute(
    db,
  );
  return rows[0] ?? { count: 0, oldestAt: null };
}
