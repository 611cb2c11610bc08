import { lapsePrize } from '../flows/draws/lapsePrize.ts';
import { announceStock } from '../flows/orders/announceStock.ts';
import { listToLapse } from '../modules/draws/index.ts';
import type { Services } from '../platform/services.ts';
import { eachDue } from './eachDue.ts';

/** A sweep: goods that were won and that nobody claimed in time, or whose winner has left, can be bought again. */
export async function lapsePrizes(services: Services): Promise<void> {
  const { db, clock } = services;
  await eachDue(services, {
    name: 'a prize that nobody claimed could not be let go',
    list: (limit) => listToLapse(db.read, { now: clock(), limit }),
    async work(key) {
      await announceStock(services, await db.transact((tx) => lapsePrize(tx, { ...key, now: clock() })));
    },
  });
}
