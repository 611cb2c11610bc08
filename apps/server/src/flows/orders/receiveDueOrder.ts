import { hasOpenAfterSale } from '../../modules/afterSale/index.ts';
import { lockOrder, postponeReceipt } from '../../modules/orders/index.ts';
import type { Services } from '../../platform/services.ts';
import { announceCompleted } from './announceCompleted.ts';
import { completeOrder } from './completeOrder.ts';

const DAY_MS = 24 * 3_600_000;

/** Received by itself, unless something about it is still being settled: then tomorrow is early enough. */
export async function receiveDueOrder(services: Services, key: { userId: string; id: string }): Promise<void> {
  const { userId, id } = key;
  const now = services.clock();
  const isDone = await services.db.transact(async (tx) => {
    await lockOrder(tx, key);
    if (await hasOpenAfterSale(tx, { userId, orderId: id })) {
      await postponeReceipt(tx, { ...key, until: new Date(now.getTime() + DAY_MS) });
      return false;
    }
    await completeOrder(tx, { ...key, by: { kind: 'shop' }, now });
    return true;
  });
  if (isDone) await announceCompleted(services, key);
}
