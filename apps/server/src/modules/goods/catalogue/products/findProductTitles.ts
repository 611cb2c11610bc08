import type { Reader } from '../../../../platform/database/Reader.ts';

/** The titles of products, whether they are on sale or not. */
export async function findProductTitles(
  db: Reader,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('products')
    .select(['id', 'title'])
    .where('id', 'in', [...new Set(productIds)])
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}
