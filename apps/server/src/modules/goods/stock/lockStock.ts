import type { Tx } from '../../../platform/database/Tx.ts';

/** For callers that lock other rows before they move stock: the lock order puts stock first, by id. */
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
