import { businessDay } from '@jiwu/kernel';
import { expireAdvertisement } from '../flows/advertisement/expireAdvertisement.ts';
import { listToExpire } from '../modules/content/advertisement/index.ts';
import type { Services } from '../platform/services.ts';
import { eachDue } from './eachDue.ts';

/** A sweep: placements that nobody approved before their first day are refunded. */
export async function expireAdvertisements(services: Services): Promise<void> {
  const { db, clock } = services;
  await eachDue(services, {
    name: 'a placement that nobody approved could not be refunded',
    list: (limit) => listToExpire(db.read, { today: businessDay(clock()), limit }),
    async work(due) {
      await db.transact((tx) => expireAdvertisement(tx, { ...due, now: clock() }));
    },
  });
}
