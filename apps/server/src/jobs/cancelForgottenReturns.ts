import { rules } from '@jiwu/contract';
import { announceOrder } from '../flows/announceOrder.ts';
import { cancelAfterSale } from '../flows/afterSale/cancelAfterSale.ts';
import { listForgottenReturns } from '../modules/afterSale/index.ts';
import type { Services } from '../platform/services.ts';
import { eachDue } from './eachDue.ts';

const DAY_MS = 24 * 3_600_000;

/** A sweep: a return that nobody sends is given up, so that its order can come to an end. */
export async function cancelForgottenReturns(services: Services): Promise<void> {
  const { db, clock } = services;
  await eachDue(services, {
    name: 'a forgotten return could not be given up',
    list: (limit) => {
      const before = new Date(clock().getTime() - rules.afterSale.sendBackDays * DAY_MS);
      return listForgottenReturns(db.read, { before, limit });
    },
    work: async (key) => {
      const { orderId } = await db.transact((tx) => cancelAfterSale(tx, { ...key, byShop: true, now: clock() }));
      await announceOrder(services, orderId);
    },
  });
}
