import { listDueLevels, recomputeLevel } from '../modules/people/levels/index.ts';
import type { Services } from '../platform/services.ts';
import { eachDue } from './eachDue.ts';

/** After midnight, and as a sweep: recomputes levels whose spending has left the twelve months. Missed days are made up for. */
export async function reckonLevels(services: Services): Promise<void> {
  const { db, clock } = services;
  await eachDue(services, {
    name: 'a level could not be reckoned',
    list: (limit) => listDueLevels(db.read, { now: clock(), limit }),
    work: async ({ id: userId }) => {
      await db.transact((tx) => recomputeLevel(tx, { userId, now: clock() }));
    },
  });
}
