import type { Reader } from '../../../../platform/database/Reader.ts';

/** The product's categories, from the first level to the third; undefined when it is not on sale. */
export async function findProductCategories(db: Reader, productId: string): Promise<string[] | undefined> {
  const row = await db
    .selectFrom('products')
    .innerJoin('categories as third', 'third.id', 'products.category_id')
    .innerJoin('categories as second', 'second.id', 'third.parent_id')
    .select(['third.id as third', 'second.id as second', 'second.parent_id as first'])
    .where('products.id', '=', productId)
    .where('products.state', '=', 'onSale')
    .executeTakeFirst();
  return row && [row.first, row.second, row.third].filter((id) => id !== null);
}
