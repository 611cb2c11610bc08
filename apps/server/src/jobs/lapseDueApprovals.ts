import { lapseRequest } from '../flows/approvals/lapseRequest.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import { listLapsing } from '../modules/staff/approvals/index.ts';
import { eachDue } from './eachDue.ts';

/** A sweep: requests that no second person decided in time. */
export async function lapseDueApprovals(services: ShopServices): Promise<void> {
  const { db, clock, approvals } = services;
  await eachDue(services, {
    name: 'a request that nobody approved could not lapse',
    list: (limit) => listLapsing(db.read, { now: clock(), limit }),
    async work({ id }) {
      await db.transact((tx) => lapseRequest(tx, { id, now: clock() }, approvals));
    },
  });
}
