import { closeBatch } from '../flows/dropshipping/closeBatch.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import { dropshippingKind, listOverdueBatches } from '../modules/channels/dropshipping/index.ts';
import { eachDue } from './eachDue.ts';

/** A sweep: closes batches that were not paid in time, each with all its orders, and frees their stock. */
export async function closeUnpaidBatches(services: ShopServices): Promise<void> {
  const { db, clock } = services;
  const by = { kind: 'shop' } as const;
  await eachDue(services, {
    name: 'an unpaid batch could not be closed',
    list: (limit) => {
      const before = new Date(clock().getTime() - dropshippingKind.graceSeconds * 1000);
      return listOverdueBatches(db.read, { before, limit });
    },
    work: async ({ userId, id }) => {
      await db.transact((tx) => closeBatch(tx, { userId, id, by, now: clock() }));
    },
  });
}
