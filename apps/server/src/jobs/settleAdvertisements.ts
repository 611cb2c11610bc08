import { businessDay } from '@jiwu/kernel';
import { settleAdvertisement } from '../flows/advertisement/settleAdvertisement.ts';
import { listToSettle } from '../modules/content/advertisement/index.ts';
import type { Services } from '../platform/services.ts';
import { eachDue } from './eachDue.ts';

/** After midnight, and as a sweep: what was paid for days that were shown becomes income. Missed nights are made up for. */
export async function settleAdvertisements(services: Services): Promise<void> {
  const { db, clock } = services;
  await eachDue(services, {
    name: 'the days of a placement could not be settled',
    list: (limit) => listToSettle(db.read, { today: businessDay(clock()), limit }),
    async work(due) {
      await db.transact((tx) => settleAdvertisement(tx, { ...due, now: clock() }));
    },
  });
}
