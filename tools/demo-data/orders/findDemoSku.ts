import { listAvailable } from '../../../apps/server/src/modules/goods/stock/index.ts';
import type { Tx } from '../../../apps/server/src/platform/database/Tx.ts';

/** The first SKU of a demo product of which there are enough. */
export async function findDemoSku(tx: Tx, { title, quantity }: { title: string; quantity: number }): Promise<string> {
  const skus = await tx
    .selectFrom('skus')
    .innerJoin('products', 'products.id', 'skus.product_id')
    .select(['skus.id', 'skus.product_id'])
    .where('products.title', 'like', `%${title}%`)
    .where('products.state', '=', 'onSale')
    .orderBy('products.id')
    .orderBy('skus.position')
    .execute();
  const available = await listAvailable(tx, [...new Set(skus.map(({ product_id }) => product_id))]);
  const sku = skus.find(({ id }) => (available.get(id) ?? 0) >= quantity);
  if (!sku) throw new Error(`the demo shop has no ${quantity} of ${title}`);
  return sku.id;
}
