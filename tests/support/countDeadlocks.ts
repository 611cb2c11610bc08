import { sql } from 'kysely';
import type { TestShop } from './startTestShop.ts';

/** Number of deadlocks in the shop's database so far. */
export async function countDeadlocks(shop: Pick<TestShop, 'services'>): Promise<number> {
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(shop.services.db.read);
  return rows[0]?.deadlocks ?? 0;
}
