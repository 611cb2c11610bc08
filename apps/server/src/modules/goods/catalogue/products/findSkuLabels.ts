import type { Reader } from '../../../../platform/database/Reader.ts';

/** The options of each SKU in words: 云灰，标准版. */
export async function findSkuLabels(db: Reader, skuIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (skuIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('skus')
    .select(['id', 'option_values'])
    .where('id', 'in', [...new Set(skuIds)])
    .execute();
  return new Map(rows.map((row) => [row.id, row.option_values.join('，')]));
}
