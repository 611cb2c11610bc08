import type { Tx } from '../../../platform/database/createDatabase.ts';

/** Counts pieces that were sold; negative when they come back. */
export async function addSales(tx: Tx, input: { productId: string; pieces: number }): Promise<void> {
  await tx
    .updateTable('products')
    .set((set) => ({ sales_count: set('sales_count', '+', input.pieces) }))
    .where('id', '=', input.productId)
    .execute();
}
