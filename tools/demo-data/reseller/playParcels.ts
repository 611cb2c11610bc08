import { HOUR_MS } from '@jiwu/kernel';
import { orderRegistry } from '../../../apps/server/src/composition/orderRegistry.ts';
import { completeOrder } from '../../../apps/server/src/flows/orders/completeOrder.ts';
import { dispatchOrder } from '../../../apps/server/src/flows/orders/dispatchOrder.ts';
import { type Batch, listRows, type Row } from '../../../apps/server/src/modules/channels/dropshipping/index.ts';
import { findDivision } from '../../../apps/server/src/modules/people/addresses/index.ts';
import { getOrder } from '../../../apps/server/src/modules/trade/orders/index.ts';
import { applyTracking, listParcels } from '../../../apps/server/src/modules/trade/parcels/index.ts';
import type { Tx } from '../../../apps/server/src/platform/database/Tx.ts';
import { createRandom } from '../createRandom.ts';
import type { ResellerScene } from './ResellerScene.ts';

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
      const receivedAt = await deliver(tx, { row, userId, sentAt: now });
      const by = { kind: 'user', id: userId } as const;
      await completeOrder(tx, { userId, id: order.id, by, now: receivedAt }, orderRegistry);
    });
  }
}

async function deliver(tx: Tx, { row, userId, sentAt }: { row: Row; userId: string; sentAt: Date }): Promise<Date> {
  const [parcel] = await listParcels(tx, { userId, orderId: row.orderId ?? '' });
  if (!parcel) throw new Error('the parcel is not there');
  const place = findDivision(row.placeCode ?? '');
  const at = (hours: number) => new Date(sentAt.getTime() + hours * HOUR_MS);
  const there = `${place?.city ?? ''}${place?.district ?? ''}`;
  const events = [
    { at: at(44), place: there, description: '已签收，签收人：本人', state: 'delivered' },
    { at: at(39), place: there, description: '快递员正在派送，请保持电话畅通', state: 'delivering' },
    {
      at: at(14),
      place: '苏州吴江集散中心',
      description: `快件已发出，下一站 ${place?.city ?? ''}`,
      state: 'inTransit',
    },
    { at: at(1), place: '苏州仓', description: '已揽收', state: 'sent' },
  ] as const;
  await applyTracking(tx, { parcel, answer: { state: 'delivered', events }, now: at(44) });
  return at(70);
}
