import {
  getDescriptionHtml,
  type ProductDraft,
  type StaffProduct,
  writeProductDraft,
} from '../../modules/goods/catalogue/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';

interface Input {
  readonly product: StaffProduct;
  /** Null: nothing is being written. */
  readonly body: ProductDraft | null;
  readonly staffId: string;
  readonly now: Date;
}

/** Writes the draft of a product if rows have changed it. They do not change its description. */
export async function keepDraft(tx: Tx, { product, body, staffId, now }: Input): Promise<void> {
  const { id, open } = product;
  if (body === null || body === open?.body) return;
  const descriptionHtml = open?.descriptionHtml ?? (await getDescriptionHtml(tx, id));
  await writeProductDraft(tx, { id, body, descriptionHtml, staffId, now });
}
