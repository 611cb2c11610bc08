import type { Reader } from '../../../platform/database/Reader.ts';

/** The review of each line of an order that has one. */
export async function findReviewsOfOrder(
  db: Reader,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('reviews')
    .select(['id', 'order_line_id'])
    .where('user_id', '=', userId)
    .where('order_id', '=', orderId)
    .execute();
  return new Map(rows.flatMap((row) => (row.order_line_id ? [[row.order_line_id, row.id]] : [])));
}
