import { lapsePrize } from '../flows/draws/lapsePrize.ts';
import { listToLapse } from '../modules/promotion/draws/index.ts';
import type { Services } from '../platform/services.ts';
import { eachDue } from './eachDue.ts';

/** A sweep: won goods that were not claimed in time, or whose winner has closed the account, can be bought again. */
export async function lapsePrizes(services: Services): Promise<void> {
  const { db, clock } = services;
  await eachDue(services, {
    name: 'a prize that nobody claimed could not be let go',
    list: (limit) => listToLapse(db.read, { now: clock(), limit }),
    async work(key) {
      await db.transact((tx) => lapsePrize(tx, { ...key, now: clock() }));
    },
  });
}
