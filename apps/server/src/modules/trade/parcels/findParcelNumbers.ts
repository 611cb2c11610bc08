import type { Reader } from '../../../platform/database/Reader.ts';

/** The tracking numbers of the parcels that left the house for an order. */
export async function findParcelNumbers(
  db: Reader,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('parcels')
    .select('tracking_no')
    .where('user_id', '=', userId)
    .where('order_id', '=', orderId)
    .where('direction', '=', 'out')
    .execute();
  return rows.map(({ tracking_no }) => tracking_no);
}
