import { listGoodsOf } from '../../../modules/goods/catalogue/index.ts';
import type { Services } from '../../../platform/services.ts';
import { refreshProduct } from '../../catalogue/refreshProduct.ts';
import type { Shared } from '../announceReference.ts';

const CHUNK = 200;

/**
 * The job behind `announceReference`: writes the search rows of all goods on sale that share it anew, each in a transaction of its own, so
 * that nobody waits for them. Twice does no harm.
 */
export async function reindexGoods(services: Services, shared: Shared): Promise<void> {
  const { db, clock } = services;
  let after: string | null = null;
  for (;;) {
    const ids: string[] = await listGoodsOf(db.read, { shared, after, limit: CHUNK });
    for (const productId of ids) await db.transact((tx) => refreshProduct(tx, { productId, now: clock() }));
    after = ids.at(-1) ?? null;
    if (ids.length < CHUNK) return;
  }
}
