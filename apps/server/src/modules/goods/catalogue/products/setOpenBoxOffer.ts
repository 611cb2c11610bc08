import type { Tx } from '../../../../platform/database/Tx.ts';

interface Input {
  readonly productId: string;
  /** Null: no unit is on sale. */
  readonly offer: { readonly count: number; readonly fromFen: number } | null;
}

/** What the product's page says of its open-box units: kept with the product, so that the page needs no other statement. */
export async function setOpenBoxOffer(tx: Tx, { productId, offer }: Input): Promise<void> {
  await tx
    .updateTable('products')
    .set({ open_box_count: offer?.count ?? 0, open_box_from_fen: offer?.fromFen ?? null })
    .where('id', '=', productId)
    .execute();
}
