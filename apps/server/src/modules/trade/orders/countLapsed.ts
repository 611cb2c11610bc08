import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';

/** How many orders a user let lapse since then. */
export async function countLapsed(db: Reader, { userId, since }: { userId: string; since: Date }): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int4 as count from orders where user_id = ${userId} and lapsed_at >= ${since}`.execute(db);
  return rows[0]?.count ?? 0;
}
