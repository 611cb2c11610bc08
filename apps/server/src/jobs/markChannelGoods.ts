import { listChannelChanges } from '../flows/catalogue/queries/listChannelChanges.ts';
import { refreshProduct } from '../flows/catalogue/refreshProduct.ts';
import type { Services } from '../platform/services.ts';
import { eachDue } from './eachDue.ts';

/** A sweep: a product is found under 拼团 or 每日一抢 as long as it is sold there. */
export async function markChannelGoods(services: Services): Promise<void> {
  const { db, clock } = services;
  await eachDue(services, {
    name: 'the channels of a product could not be shown',
    list: (limit) => listChannelChanges(db.read, { now: clock(), limit }),
    async work({ id }) {
      await db.transact((tx) => refreshProduct(tx, { productId: id, now: clock() }));
    },
  });
}
