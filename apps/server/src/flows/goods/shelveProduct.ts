import {
  changeCounts,
  getStaffProduct,
  setProductState,
  takeProduct,
  type StaffChange,
  unschedule,
} from '../../modules/goods/catalogue/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { refreshProduct } from '../catalogue/refreshProduct.ts';
import { judgeDraft } from './queries/judgeDraft.ts';

/** Off sale: found by no list, and bought by nobody. What waits for its date is a draft again. Answers the state before. */
export async function withdrawProduct(tx: Tx, change: StaffChange): Promise<void> {
  await takeProduct(tx, change);
  const { id: productId, now } = change;
  const product = await getStaffProduct(tx, productId);
  const stopped = await unschedule(tx, { productId, problem: null });
  if (product.state !== 'onSale') {
    if (stopped) return;
    throw new ShopError('PRODUCT_NOT_ON_SALE');
  }
  await setProductState(tx, { productId, state: 'offSale', now });
  await changeCounts(tx, { from: product.live?.categoryId ?? null, to: null });
  await refreshProduct(tx, { productId, now });
}

/** On sale again as it was, if it still may be. */
export async function relistProduct(tx: Tx, change: StaffChange): Promise<void> {
  await takeProduct(tx, change);
  const { id: productId, now } = change;
  const { state, live } = await getStaffProduct(tx, productId);
  if (state !== 'offSale' || live === null) throw new ShopError('PRODUCT_ON_SALE');
  const problems = await judgeDraft(tx, { draft: live, live, now });
  if (problems.length > 0) throw new ShopError('PRODUCT_NOT_READY', {}, { problems });
  await setProductState(tx, { productId, state: 'onSale', now });
  await changeCounts(tx, { from: null, to: live.categoryId });
  await refreshProduct(tx, { productId, now });
}
