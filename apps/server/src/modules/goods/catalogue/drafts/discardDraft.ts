import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import type { StaffChange } from '../changes/takeVersion.ts';
import { takeProduct } from './takeProduct.ts';

/** What was being written is gone. A product that was never published goes with it, unless pieces of it have come in. */
export async function discardDraft(tx: Tx, change: StaffChange): Promise<void> {
  await takeProduct(tx, change);
  await dropDraft(tx, change.id);
}

/** The same by who has taken the product already. */
export async function dropDraft(tx: Tx, id: string): Promise<void> {
  const removed = await tx
    .deleteFrom('product_versions')
    .where('product_id', '=', id)
    .where('state', '<>', 'published')
    .executeTakeFirst();
  if (removed.numDeletedRows === 0n) throw new ShopError('PRODUCT_NO_DRAFT');
  const product = await tx.selectFrom('products').select('state').where('id', '=', id).executeTakeFirstOrThrow();
  if (product.state !== 'draft') return;
  const sku = await tx.selectFrom('skus').select('id').where('product_id', '=', id).limit(1).executeTakeFirst();
  if (sku) throw new ShopError('PRODUCT_HAS_STOCK');
  await tx.deleteFrom('products').where('id', '=', id).execute();
}
