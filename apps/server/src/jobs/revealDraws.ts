import { endPeriod } from '../flows/draws/endPeriod.ts';
import { listToReveal } from '../modules/promotion/draws/index.ts';
import type { Services } from '../platform/services.ts';
import { eachDue } from './eachDue.ts';

/** A sweep: the secret of a period that is over is shown. */
export async function revealDraws(services: Services): Promise<void> {
  const { db, clock, config } = services;
  await eachDue(services, {
    name: 'the secret of a period of draws could not be shown',
    list: (limit) => listToReveal(db.read, { now: clock(), limit }),
    async work({ id }) {
      await db.transact((tx) => endPeriod(tx, { config, id, now: clock() }));
    },
  });
}
