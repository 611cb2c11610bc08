import type { Reader } from '../../../../platform/database/Reader.ts';

/** The brands with these ids, as far as they exist. */
export async function findBrands(
  db: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { id: string; name: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('brands')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
