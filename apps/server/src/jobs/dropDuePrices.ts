import { dropPrice } from '../flows/openBox/dropPrice.ts';
import { listDueDrops } from '../modules/channels/openBox/index.ts';
import type { Services } from '../platform/services.ts';
import { eachDue } from './eachDue.ts';

/** A sweep: writes down prices of units that have fallen by the clock. Pages reckon for themselves and do not wait for it. */
export async function dropDuePrices(services: Services): Promise<void> {
  const { db, clock } = services;
  await eachDue(services, {
    name: 'a price could not fall',
    list: (limit) => listDueDrops(db.read, { now: clock(), limit }),
    async work({ id }) {
      await db.transact((tx) => dropPrice(tx, { id, now: clock() }));
    },
  });
}
