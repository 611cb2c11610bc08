import { endDeal } from '../flows/woot/endDeal.ts';
import { listToSettle } from '../modules/channels/claims/index.ts';
import { DEAL } from '../modules/channels/woot/index.ts';
import type { Services } from '../platform/services.ts';
import { eachDue } from './eachDue.ts';

/** A sweep: deals whose day is over, once the last claim of them has been paid or has lapsed. */
export async function endDeals(services: Services): Promise<void> {
  const { db, clock } = services;
  await eachDue(services, {
    name: 'a deal could not end',
    list: (limit) => listToSettle(db.read, { kind: DEAL, now: clock(), limit }),
    async work({ id }) {
      await db.transact((tx) => endDeal(tx, { id, now: clock() }));
    },
  });
}
