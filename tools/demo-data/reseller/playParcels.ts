import { HOUR_MS } from '@jiwu/kernel';
import { orderRegistry } from '../../../apps/server/src/composition/orderRegistry.ts';
import { completeOrder } from '../../../apps/server/src/flows/orders/completeOrder.ts';
import { dispatchOrder } from '../../../apps/server/src/flows/orders/dispatchOrder.ts';
import { type Batch, listRows, type Row } from '../../../apps/server/src/modules/channels/dropshipping/index.ts';
import { getOrder } from '../../../apps/server/src/modules/trade/orders/index.ts';
import { createRandom } from '../createRandom.ts';
import { playArrival } from '../orders/playArrival.ts';
import type { ResellerScene } from './ResellerScene.ts';

const ARRIVES_AFTER_MS = 44 * HOUR_MS;
const RECEIVED_AFTER_MS = 70 * HOUR_MS;

interface Sent {
  readonly batch: Batch;
  readonly rows: readonly Row[];
  /** They arrive and are received; otherwise the sandbox's carrier goes on with them. */
  readonly areThere: boolean;
  readonly sentAt: Date;
}

/** The rows of a batch that have orders, by number. */
export async function orderedRows({ db }: ResellerScene, batch: Batch): Promise<Row[]> {
  return await listRows(db.read, batch, { states: ['ordered'], limit: 5000 });
}

/** Parcels of a batch leave, a few seconds after one another. */
export async function playParcels(scene: ResellerScene, { batch, rows, areThere, sentAt }: Sent): Promise<void> {
  const { db, userId, staffId } = scene;
  const random = createRandom(`parcels of ${batch.name}`);
  for (const [index, row] of rows.entries()) {
    const now = new Date(sentAt.getTime() + index * 9000);
    const trackingNo = `78${String(random.between(1_000_000_000, 9_999_999_999))}`;
    await db.transact(async (tx) => {
      const order = await getOrder(tx, { userId, id: row.orderId ?? '' });
      await dispatchOrder(tx, { staffId, no: order.no, carrier: 'zto', trackingNo, now }, orderRegistry);
      if (!areThere) return;
      const deliveredAt = new Date(now.getTime() + ARRIVES_AFTER_MS);
      await playArrival(tx, { order, sentAt: now, deliveredAt, isTold: false });
      const receivedAt = new Date(now.getTime() + RECEIVED_AFTER_MS);
      const by = { kind: 'user', id: userId } as const;
      await completeOrder(tx, { userId, id: order.id, by, now: receivedAt }, orderRegistry);
    });
  }
}
