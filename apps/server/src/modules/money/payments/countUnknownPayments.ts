import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';

/** Payments whose time is over and of which nobody knows yet how they ended. */
export async function countUnknownPayments(db: Reader, now: Date): Promise<{ count: number; oldestAt: Date | null }> {
  const { rows } = await sql<{ count: number; oldestAt: Date | null }>`
    select count(*) as count, min(expires_at) as "oldestAt" from payments
    where ask_at is not null and expires_at < ${now}`.execute(db);
  return rows[0] ?? { count: 0, oldestAt: null };
}
