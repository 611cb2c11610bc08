import { refreshProduct } from '../flows/catalogue/refreshProduct.ts';
import type { Services } from '../platform/services.ts';

/** Updates lists and search after a SKU of the product ran out or came back. */
export async function refreshProductJob(services: Services, { productId }: { productId: string }): Promise<void> {
  await services.db.transact((tx) => refreshProduct(tx, { productId, now: services.clock() }));
}
