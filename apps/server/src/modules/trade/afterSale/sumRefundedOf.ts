import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';

/** Money returned so far, by order, of several orders; one of which nothing came back is not among them. */
export async function sumRefundedOf(
  db: Reader,
  orders: readonly { readonly userId: string; readonly orderId: string }[],
): Promise<ReadonlyMap<string, number>> {
  if (orders.length === 0) return new Map();
  const { rows } = await sql<{ order_id: string; total: number }>`
    select request.order_id, sum(money_fen + shipping_fen)::int8 as total from after_sales as request
    join unnest(${orders.map(({ userId }) => userId)}::uuid[], ${orders.map(({ orderId }) => orderId)}::uuid[])
      as wanted (user_id, order_id) on wanted.user_id = request.user_id and wanted.order_id = request.order_id
    where request.state in ('refunding', 'refunded') group by request.order_id`.execute(db);
  return new Map(rows.map((row) => [row.order_id, row.total]));
}
