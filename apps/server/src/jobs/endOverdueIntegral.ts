import { expireIntegral, listExpiredIntegral } from '../modules/people/integral/index.ts';
import type { Services } from '../platform/services.ts';
import { eachDue } from './eachDue.ts';

/** A sweep: removes expired integral. */
export async function endOverdueIntegral(services: Services): Promise<void> {
  const { db, clock } = services;
  await eachDue(services, {
    name: 'integral that is over could not be ended',
    list: (limit) => listExpiredIntegral(db.read, { now: clock(), limit }),
    work: ({ id: userId }) => db.transact((tx) => expireIntegral(tx, { userId, now: clock() })),
  });
}
