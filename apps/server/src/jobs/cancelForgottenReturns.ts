import { rules } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { cancelAfterSale } from '../flows/afterSale/cancelAfterSale.ts';
import { listForgottenReturns } from '../modules/trade/afterSale/index.ts';
import type { Services } from '../platform/services.ts';
import { eachDue } from './eachDue.ts';

/** A sweep: cancels granted returns that were never sent, so that their orders can end. */
export async function cancelForgottenReturns(services: Services): Promise<void> {
  const { db, clock } = services;
  await eachDue(services, {
    name: 'a forgotten return could not be given up',
    list: (limit) => {
      const before = new Date(clock().getTime() - rules.afterSale.sendBackDays * DAY_MS);
      return listForgottenReturns(db.read, { before, limit });
    },
    work: async (key) => {
      await db.transact((tx) => cancelAfterSale(tx, { ...key, byShop: true, now: clock() }));
    },
  });
}
