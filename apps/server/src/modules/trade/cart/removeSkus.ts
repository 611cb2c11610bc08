import type { Tx } from '../../../platform/database/Tx.ts';

/** Removes the ordered SKUs from a user's cart, for good. */
export async function removeSkus(tx: Tx, input: { userId: string; skuIds: readonly string[] }): Promise<void> {
  if (input.skuIds.length === 0) return;
  // Locked like every other change, so that two of them never wait for each other; there may be no cart.
  await tx.selectFrom('carts').select('owner_id').where('owner_id', '=', input.userId).forUpdate().execute();
  await tx
    .deleteFrom('cart_lines')
    .where('owner_id', '=', input.userId)
    .where('sku_id', 'in', [...input.skuIds])
    .execute();
}
