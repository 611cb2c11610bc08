import { lapseClaims, listLapsing } from '../modules/channels/claims/index.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import { eachDue } from './eachDue.ts';

/** A sweep: pieces whose claim was not ordered in time are on offer again, those of one subject in one statement. */
export async function lapseDueClaims(services: ShopServices): Promise<void> {
  const { db, clock, onLapsed } = services;
  await eachDue(services, {
    name: 'claims could not lapse',
    list: (limit) => listLapsing(db.read, { now: clock(), limit }),
    async work(subject) {
      await db.transact(async (tx) => {
        const now = clock();
        if ((await lapseClaims(tx, { subject, now })) > 0) await onLapsed[subject.kind]?.(tx, { subject, now });
      });
    },
  });
}
