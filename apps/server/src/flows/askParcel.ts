import { addNotice } from '../modules/notices/index.ts';
import { findOrder } from '../modules/orders/index.ts';
import { applyTracking, carriers, type ParcelRecord } from '../modules/parcels/index.ts';
import type { Services } from '../platform/services.ts';
import { announceNotice } from './announceNotice.ts';
import { announceOrder } from './announceOrder.ts';

/** Asks the carrier where a parcel is, and takes in what it says. Its buyer is told when it has arrived. */
export async function askParcel(services: Services, parcel: ParcelRecord): Promise<void> {
  const { userId, orderId: id } = parcel;
  const answer = await services.tracking.query({
    carrier: carriers[parcel.carrier].trackingCode,
    trackingNo: parcel.trackingNo,
    phoneNumber: parcel.phoneTail,
  });
  const now = services.clock();
  const { changed } = await services.db.transact(async (tx) => {
    const applied = await applyTracking(tx, { parcel, answer, now });
    const isArrival = applied.becameDelivered && parcel.direction === 'out';
    const order = isArrival ? await findOrder(tx, { userId, id }) : null;
    // Who has confirmed the receipt, or has the money back, has nothing to do any more.
    if (order && (order.state === 'awaitingDispatch' || order.state === 'awaitingReceipt')) {
      const facts = { orderNo: order.no };
      const link = { kind: 'order', id } as const;
      await addNotice(tx, { userId, kind: 'orderDelivered', facts, cause: parcel.id, link, now });
    }
    return applied;
  });
  if (!changed) return;
  await announceOrder(services, id);
  await announceNotice(services, userId);
}
