import { settleDueEffect } from '../flows/effectOrders/settleDueEffect.ts';
import { listDueEffects } from '../modules/channels/effectOrders/index.ts';
import type { Services } from '../platform/services.ts';
import { eachDue } from './eachDue.ts';

/** A sweep: commission whose days are over becomes payable. */
export async function settleEffects(services: Services): Promise<void> {
  const { db, clock } = services;
  await eachDue(services, {
    name: 'a commission whose days are over could not be settled',
    list: (limit) => listDueEffects(db.read, { now: clock(), limit }),
    async work(due) {
      await db.transact((tx) => settleDueEffect(tx, { ...due, now: clock() }));
    },
  });
}
