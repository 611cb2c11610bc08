import type { Tx } from '../../../../platform/database/Tx.ts';

/** A product that is no longer on sale is in no list. */
export async function removeProduct(tx: Tx, productId: string): Promise<void> {
  await tx.deleteFrom('product_search').where('product_id', '=', productId).execute();
}
