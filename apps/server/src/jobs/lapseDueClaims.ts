import { lapseClaims, listLapsing } from '../modules/channels/claims/index.ts';
import type { Services } from '../platform/services.ts';
import { eachDue } from './eachDue.ts';

/** A sweep: pieces whose claim was not ordered in time are on offer again, those of one subject in one statement. */
export async function lapseDueClaims(services: Services): Promise<void> {
  const { db, clock } = services;
  await eachDue(services, {
    name: 'claims could not lapse',
    list: (limit) => listLapsing(db.read, { now: clock(), limit }),
    async work(subject) {
      await db.transact((tx) => lapseClaims(tx, { subject, now: clock() }));
    },
  });
}
