import type { Reader } from '../../../../platform/database/Reader.ts';

/** Which of some products are on sale, and all their categories, of every level. */
export async function listCategoriesOf(
  db: Reader,
  productIds: readonly string[],
): Promise<{ productIds: string[]; categoryIds: string[] }> {
  const rows = await db
    .selectFrom('products')
    .innerJoin('categories as third', 'third.id', 'products.category_id')
    .innerJoin('categories as second', 'second.id', 'third.parent_id')
    .select(['products.id', 'third.id as third', 'second.id as second', 'second.parent_id as first'])
    .where('products.id', 'in', [...productIds])
    .where('products.state', '=', 'onSale')
    .execute();
  const categoryIds = rows.flatMap(({ first, second, third }) => [first, second, third]).filter((id) => id !== null);
  return { productIds: rows.map(({ id }) => id), categoryIds: [...new Set(categoryIds)] };
}
