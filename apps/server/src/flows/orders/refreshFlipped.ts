import type { MovedSku } from '../../modules/stock/index.ts';
import type { Tx } from '../../platform/database/createDatabase.ts';
import { addJob } from '../../platform/jobs/addJob.ts';

/** Lists and search learn that something ran out or came back; by a job, so that nobody's checkout waits for it. */
export async function refreshFlipped(tx: Tx, moved: readonly MovedSku[]): Promise<void> {
  const productIds = new Set(moved.filter(({ isFlipped }) => isFlipped).map(({ productId }) => productId));
  for (const productId of productIds) {
    await addJob(tx, 'refreshProduct', { productId }, { jobKey: `refreshProduct:${productId}` });
  }
}
