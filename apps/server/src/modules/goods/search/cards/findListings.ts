import type { Reader } from '../../../../platform/database/Reader.ts';

interface Listing {
  readonly priceFen: number;
  readonly inStock: boolean;
  /** First level. */
  readonly categoryId: string;
}

/** Price and stock of products as lists show them now; those not on sale are not among them. */
export async function findListings(db: Reader, productIds: readonly string[]): Promise<ReadonlyMap<string, Listing>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('product_search')
    .select(['product_id', 'price_fen', 'in_stock', 'category_1'])
    .where('product_id', 'in', [...new Set(productIds)])
    .execute();
  return new Map(
    rows.map((row) => [row.product_id, { priceFen: row.price_fen, inStock: row.in_stock, categoryId: row.category_1 }]),
  );
}
