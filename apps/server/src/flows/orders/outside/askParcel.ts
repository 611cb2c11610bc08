import { addNotice } from '../../../modules/content/notices/index.ts';
import { findOrder, kindOf } from '../../../modules/trade/orders/index.ts';
import { applyTracking, carriers, type ParcelRecord } from '../../../modules/trade/parcels/index.ts';
import type { ShopServices } from '../../ShopServices.ts';

/** Asks the carrier about a parcel and stores the answer. The buyer gets a notice when it has arrived. */
export async function askParcel(services: ShopServices, parcel: ParcelRecord): Promise<void> {
  const { userId, orderId: id } = parcel;
  const answer = await services.tracking.query({
    carrier: carriers[parcel.carrier].trackingCode,
    trackingNo: parcel.trackingNo,
    phoneNumber: parcel.phoneTail,
  });
  const now = services.clock();
  await services.db.transact(async (tx) => {
    const applied = await applyTracking(tx, { parcel, answer, now });
    const isArrival = applied.becameDelivered && parcel.direction === 'out';
    const order = isArrival ? await findOrder(tx, { userId, id }) : null;
    // A buyer who has confirmed the receipt, or has the money back, needs no notice.
    if (
      order &&
      kindOf(services.orders.kinds, order.kind).tellsBuyer &&
      (order.state === 'awaitingDispatch' || order.state === 'awaitingReceipt')
    ) {
      const facts = { orderNo: order.no };
      const link = { kind: 'order', id } as const;
      await addNotice(tx, { userId, kind: 'orderDelivered', facts, cause: parcel.id, link, now });
    }
  });
}
