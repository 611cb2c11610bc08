import type { Reader } from '../../../platform/database/Reader.ts';

/** Pieces of each SKU of these products that can be ordered now; a SKU that never came in is not among them. */
export async function listAvailable(db: Reader, productIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('stock_levels')
    .select(['sku_id', 'available'])
    .where('product_id', 'in', [...productIds])
    .execute();
  return new Map(rows.map((row) => [row.sku_id, row.available]));
}
