import type { Tx } from '../../platform/database/createDatabase.ts';

/** For who must hold something else before the pieces are moved: stock comes first, in the order of ids as everywhere. */
export async function lockStock(tx: Tx, skuIds: readonly string[]): Promise<void> {
  if (skuIds.length === 0) return;
  await tx
    .selectFrom('stock_levels')
    .select('sku_id')
    .where('sku_id', 'in', [...skuIds])
    .orderBy('sku_id')
    .forUpdate()
    .execute();
}
