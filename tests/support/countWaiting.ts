import { sql } from 'kysely';
import type { TestShop } from './startTestShop.ts';

/** Number of statements that wait for a lock in the shop's database right now. */
export async function countWaiting(shop: TestShop): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.services.db.read);
  return rows[0]?.waiting ?? 0;
}
