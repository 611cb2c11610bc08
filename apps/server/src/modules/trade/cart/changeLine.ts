import type { Tx } from '../../../platform/database/Tx.ts';

interface Input {
  readonly ownerId: string;
  readonly id: string;
  readonly sourceId: string | null;
  readonly quantity: number;
  readonly isChosen: boolean;
  /** The SKU that replaces the line's, with its present price and availability. */
  readonly sku: { readonly skuId: string; readonly priceFen: number; readonly isAvailable: boolean } | null;
}

/** Changes a line of a cart that is locked. If the new SKU has a line from the same source already, that one goes into this. */
export async function changeLine(tx: Tx, { ownerId, id, sourceId, quantity, isChosen, sku }: Input): Promise<void> {
  if (sku) {
    await tx
      .deleteFrom('cart_lines')
      .where('owner_id', '=', ownerId)
      .where('sku_id', '=', sku.skuId)
      .where('source_id', 'is not distinct from', sourceId)
      .where('id', '<>', id)
      .execute();
  }
  await tx
    .updateTable('cart_lines')
    .set({
      quantity,
      is_chosen: isChosen,
      ...(sku ? { sku_id: sku.skuId, added_price_fen: sku.priceFen, was_available: sku.isAvailable } : {}),
    })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .execute();
}
