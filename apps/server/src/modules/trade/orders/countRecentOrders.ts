import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';

/** How many orders a user has made since then; no more than so many of the newest are looked at. */
export async function countRecentOrders(
  db: Reader,
  { userId, since, most }: { userId: string; since: Date; most: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select created_at from orders where user_id = ${userId} order by id desc limit ${most}
    ) as newest where created_at >= ${since}`.execute(db);
  return rows[0]?.count ?? 0;
}
