import { refreshProduct } from '../flows/refreshProduct.ts';
import type { Services } from '../platform/services.ts';

/** Lists and search follow a product of which something ran out or came back. */
export async function refreshProductJob(services: Services, { productId }: { productId: string }): Promise<void> {
  await services.db.transact((tx) => refreshProduct(tx, { productId, now: services.clock() }));
}
