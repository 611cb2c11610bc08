import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';

/** How many parcels a courier is bringing to a user just now, and the order of the newest; null when there is none. */
export async function findDelivering(db: Reader, userId: string): Promise<{ count: number; orderId: string } | null> {
  const { rows } = await sql<{ count: number; orderId: string }>`
    select count(*) over ()::int as count, order_id as "orderId" from parcels
    where user_id = ${userId} and direction = 'out' and state = 'delivering' order by id desc limit 1`.execute(db);
  return rows[0] ?? null;
}
