import { HOUR_MS } from '@jiwu/kernel';
import { orderRegistry } from '../../../apps/server/src/composition/orderRegistry.ts';
import { createHash } from 'node:crypto';
import { dispatchOrder } from '../../../apps/server/src/flows/orders/dispatchOrder.ts';
import type { Order } from '../../../apps/server/src/modules/trade/orders/index.ts';
import { applyTracking, listParcels } from '../../../apps/server/src/modules/trade/parcels/index.ts';
import type { Tx } from '../../../apps/server/src/platform/database/Tx.ts';

interface Input {
  readonly order: Order;
  readonly staffId: string;
  /** It has arrived; otherwise the sandbox's carrier goes on with it. */
  readonly isThere: boolean;
  readonly now: Date;
}

/** Sends the whole order in one parcel, and lets it arrive. */
export async function playDispatch(tx: Tx, { order, staffId, isThere, now }: Input): Promise<void> {
  await dispatchOrder(
    tx,
    { staffId, no: order.no, carrier: 'sf', trackingNo: trackingNo(order.id), now },
    orderRegistry,
  );
  if (!isThere) return;
  const [parcel] = await listParcels(tx, { userId: order.userId, orderId: order.id });
  if (!parcel) throw new Error('the parcel is not there');
  const at = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);
  const events = [
    { at: at(38), place: '杭州西湖区', description: '已签收，签收人：本人', state: 'delivered' },
    { at: at(33), place: '杭州西湖文三营业点', description: '快递员正在派送，请保持电话畅通', state: 'delivering' },
    { at: at(12), place: '苏州吴江集散中心', description: '快件已发出，下一站 杭州', state: 'inTransit' },
    { at: at(1), place: '苏州仓', description: '已揽收', state: 'sent' },
  ] as const;
  await applyTracking(tx, { parcel, answer: { state: 'delivered', events }, now: at(38) });
}

function trackingNo(orderId: string): string {
  const digits = BigInt(`0x${createHash('sha256').update(orderId).digest('hex').slice(0, 12)}`).toString();
  return `SF${digits.padStart(13, '0').slice(0, 13)}`;
}
