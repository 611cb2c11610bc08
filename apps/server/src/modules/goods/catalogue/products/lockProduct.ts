import type { Tx } from '../../../../platform/database/Tx.ts';

/** Held until the transaction ends. Comes after the locks on stock. */
export async function lockProduct(tx: Tx, productId: string): Promise<void> {
  await tx.selectFrom('products').select('id').where('id', '=', productId).forUpdate().execute();
}
