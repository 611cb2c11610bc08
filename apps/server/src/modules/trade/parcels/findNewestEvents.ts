import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';

/** The last tracking event of each of these orders. */
export async function findNewestEvents(
  db: Reader,
  { userId, orderIds }: { userId: string; orderIds: readonly string[] },
): Promise<ReadonlyMap<string, string>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await sql<{ order_id: string; place: string; description: string }>`
    select distinct on (order_id) order_id, place, description
    from parcels join parcel_events as event on event.user_id = parcels.user_id and event.parcel_id = parcels.id
    where parcels.user_id = ${userId} and order_id = any(${[...orderIds]}::uuid[]) and direction = 'out'
    order by order_id, at desc, seq desc`.execute(db);
  return new Map(rows.map((row) => [row.order_id, [row.place, row.description].filter(Boolean).join(' ')]));
}
