import type { Reader } from '../../../platform/database/Reader.ts';

/** The shop names of some businesses, by id. */
export async function findBusinessNames(db: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('businesses')
    .select(['id', 'shop_name'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, row.shop_name]));
}
