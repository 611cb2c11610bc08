import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import type { AfterSale } from './AfterSale.ts';

/** The newest request of each order that has one. */
export async function findNewestByOrder(
  db: Reader,
  { userId, orderIds }: { userId: string; orderIds: readonly string[] },
): Promise<ReadonlyMap<string, Pick<AfterSale, 'id' | 'state'>>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await sql<Pick<AfterSale, 'id' | 'state' | 'orderId'>>`
    select distinct on (order_id) order_id as "orderId", id, state from after_sales
    where user_id = ${userId} and order_id = any(${orderIds}::uuid[]) order by order_id, id desc`.execute(db);
  return new Map(rows.map(({ orderId, id, state }) => [orderId, { id, state }]));
}
