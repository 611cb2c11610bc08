import { askParcel } from '../flows/orders/outside/askParcel.ts';
import { leaseDueParcels, scheduleParcelAsk } from '../modules/trade/parcels/index.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import { workThrough } from './workThrough.ts';

/** A sweep: asks the carriers about parcels that are on their way. */
export async function askDueParcels(services: ShopServices): Promise<void> {
  const { db, clock, config } = services;
  await workThrough(services, {
    name: 'a parcel could not be asked about',
    lease: (limit, leaseMs) => db.transact((tx) => leaseDueParcels(tx, { now: clock(), leaseMs, limit })),
    work: (parcel) => askParcel(services, parcel),
    giveBack: ({ userId, id }) =>
      db.transact((tx) =>
        scheduleParcelAsk(tx, { userId, id, firstSeconds: config.TRACKING_ASK_SECONDS, now: clock() }),
      ),
  });
}
