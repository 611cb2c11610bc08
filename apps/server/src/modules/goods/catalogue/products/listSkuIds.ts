import type { Reader } from '../../../../platform/database/Reader.ts';

/** Every SKU that a product has or had; none of a product that there is not. */
export async function listSkuIds(db: Reader, productId: string): Promise<string[]> {
  const rows = await db.selectFrom('skus').select('id').where('product_id', '=', productId).orderBy('id').execute();
  return rows.map(({ id }) => id);
}
