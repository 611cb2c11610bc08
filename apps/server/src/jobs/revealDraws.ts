import { listToReveal, revealPeriod } from '../modules/draws/index.ts';
import type { Services } from '../platform/services.ts';
import { eachDue } from './eachDue.ts';

/** A sweep: the secret of a period that is over is shown. */
export async function revealDraws(services: Services): Promise<void> {
  const { db, clock, config } = services;
  await eachDue(services, {
    name: 'the secret of a period of draws could not be shown',
    list: (limit) => listToReveal(db.read, { now: clock(), limit }),
    work: ({ id }) => db.transact((tx) => revealPeriod(tx, { config, id, now: clock() })),
  });
}
