import type { Tx } from '../../../../platform/database/Tx.ts';
import { announceLive } from '../../../../platform/effects/announceLive.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { liveChannels } from '../../../../platform/live/liveChannels.ts';

/** Takes a product off sale, or puts it back. Says whether that changed anything. */
export async function setProductState(
  tx: Tx,
  input: { productId: string; state: 'onSale' | 'offSale'; now: Date },
): Promise<boolean> {
  const product = await tx
    .selectFrom('products')
    .select('state')
    .where('id', '=', input.productId)
    .forUpdate()
    .executeTakeFirst();
  if (!product) throw new ShopError('NOT_FOUND');
  if (product.state === input.state) return false;
  await tx
    .updateTable('products')
    .set({ state: input.state, updated_at: input.now })
    .where('id', '=', input.productId)
    .execute();
  announceLive(tx, liveChannels.product(input.productId));
  return true;
}
