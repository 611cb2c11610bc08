import { expireGroup, listDueGroups } from '../modules/channels/groupPurchase/index.ts';
import type { Services } from '../platform/services.ts';
import { eachDue } from './eachDue.ts';

/** A sweep: groups whose time is over are 未成团. Their orders are refunded by the next sweep, without the group's lock. */
export async function expireGroups(services: Services): Promise<void> {
  const { db, clock } = services;
  await eachDue(services, {
    name: 'a group whose time is over could not be ended',
    list: (limit) => listDueGroups(db.read, { now: clock(), limit }),
    async work({ id }) {
      await db.transact((tx) => expireGroup(tx, { id, now: clock() }));
    },
  });
}
