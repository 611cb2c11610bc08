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
