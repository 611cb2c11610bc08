import type { Reader } from '../../../../platform/database/Reader.ts';

/** The first-level category of each of these products, by product; those that are not on sale are left out. */
export async function listFirstCategories(
  db: Reader,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('products')
    .innerJoin('categories as third', 'third.id', 'products.category_id')
    .innerJoin('categories as second', 'second.id', 'third.parent_id')
    .select(['products.id', 'second.parent_id as first'])
    .where('products.id', 'in', [...productIds])
    .where('products.state', '=', 'onSale')
    .execute();
  return new Map(rows.flatMap(({ id, first }) => (first === null ? [] : [[id, first] as const])));
}
