import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';

export interface CheckInRow {
  readonly day: string;
  readonly streak: number;
  readonly integral: number;
}

/** From a day on until before another, oldest first. */
export async function listCheckIns(
  db: Reader,
  { userId, from, until }: { userId: string; from: string; until: string },
): Promise<CheckInRow[]> {
  const { rows } = await sql<CheckInRow>`
    select to_char(day, 'YYYY-MM-DD') as day, streak, integral from check_ins
    where user_id = ${userId} and day >= ${from}::date and day < ${until}::date order by day`.execute(db);
  return rows;
}

/** The month of a user's first check-in; null when there is none. */
export async function findFirstMonth(db: Reader, userId: string): Promise<string | null> {
  const { rows } = await sql<{ month: string | null }>`
    select to_char(min(day), 'YYYY-MM') as month from check_ins where user_id = ${userId}`.execute(db);
  return rows[0]?.month ?? null;
}

/** For the export of a user's data. */
export async function listAllCheckIns(db: Reader, userId: string): Promise<CheckInRow[]> {
  return await listCheckIns(db, { userId, from: '-infinity', until: 'infinity' });
}
