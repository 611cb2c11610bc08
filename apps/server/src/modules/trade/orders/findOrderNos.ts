import type { Reader } from '../../../platform/database/Reader.ts';

/** The numbers by which people know some of their orders, by id. */
export async function findOrderNos(
  db: Reader,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'no'])
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, no }) => [id, no]));
}

/** The same for orders of several users. */
export async function findNosOf(
  db: Reader,
  orders: readonly { readonly userId: string; readonly id: string }[],
): Promise<ReadonlyMap<string, string>> {
  if (orders.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'no'])
    .where('user_id', 'in', [...new Set(orders.map(({ userId }) => userId))])
    .where(
      'id',
      'in',
      orders.map(({ id }) => id),
    )
    .execute();
  return new Map(rows.map(({ id, no }) => [id, no]));
}
