import { refundSeat } from '../flows/groupPurchase/refundSeat.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import { listSeatsToRefund } from '../modules/channels/groupPurchase/index.ts';
import { eachDue } from './eachDue.ts';

/** A sweep: refunds paid orders of groups that failed, and money that came when there was no seat left; each by itself. */
export async function refundFailedGroups(services: ShopServices): Promise<void> {
  const { db, clock } = services;
  await eachDue(services, {
    name: 'the order of a failed group could not be refunded',
    list: (limit) => listSeatsToRefund(db.read, limit),
    async work(seat) {
      await db.transact((tx) => refundSeat(tx, { seat, now: clock() }, services.orders));
    },
  });
}
