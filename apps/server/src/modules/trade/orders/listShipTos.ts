import type { Reader } from '../../../platform/database/Reader.ts';
import type { ShipTo } from './Order.ts';

/** The addresses of a user's last orders. An address can be deleted from the book; these stay. */
export async function listShipTos(db: Reader, { userId, limit }: { userId: string; limit: number }): Promise<ShipTo[]> {
  const rows = await db
    .selectFrom('orders')
    .select('ship_to')
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.ship_to as unknown as ShipTo);
}
