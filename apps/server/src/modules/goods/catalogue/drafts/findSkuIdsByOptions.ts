import type { Reader } from '../../../../platform/database/Reader.ts';

/** All SKUs that a product has ever had, by the words of their options. */
export async function findSkuIdsByOptions(db: Reader, productId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('skus')
    .select(['id', 'option_values'])
    .where('product_id', '=', productId)
    .execute();
  return new Map(rows.map(({ id, option_values: values }) => [values.join('\n'), id]));
}
