import type { Reader } from '../../../../platform/database/Reader.ts';

interface ProductCategories {
  readonly productId: string;
  /** Of every level. */
  readonly categoryIds: readonly string[];
}

/** Which of some products are on sale, each with its categories. */
export async function listCategoriesOf(db: Reader, productIds: readonly string[]): Promise<ProductCategories[]> {
  const rows = await db
    .selectFrom('products')
    .innerJoin('categories as third', 'third.id', 'products.category_id')
    .innerJoin('categories as second', 'second.id', 'third.parent_id')
    .select(['products.id', 'third.id as third', 'second.id as second', 'second.parent_id as first'])
    .where('products.id', 'in', [...productIds])
    .where('products.state', '=', 'onSale')
    .execute();
  return rows.map(({ id, first, second, third }) => ({
    productId: id,
    categoryIds: [first, second, third].filter((category) => category !== null),
  }));
}
