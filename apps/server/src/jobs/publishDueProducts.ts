import { giveUpDue, publishDue } from '../flows/goods/publishDue.ts';
import { sayProblems } from '../flows/goods/publishProduct.ts';
import { listDueDrafts } from '../modules/goods/catalogue/index.ts';
import { ShopError } from '../platform/errors/ShopError.ts';
import type { Services } from '../platform/services.ts';
import { eachDue } from './eachDue.ts';

/** A sweep: drafts of products whose date has come. One that a rule refuses is a draft again, with the reason. */
export async function publishDueProducts(services: Services): Promise<void> {
  const { db, clock } = services;
  await eachDue(services, {
    name: 'a product could not be published',
    list: (limit) => listDueDrafts(db.read, { now: clock(), limit }),
    async work({ id: productId }) {
      const now = clock();
      try {
        await db.transact((tx) => publishDue(tx, { productId, now }));
      } catch (error) {
        if (!(error instanceof ShopError)) throw error;
        await db.transact((tx) => giveUpDue(tx, { productId, now, problem: sayProblems(error) }));
      }
    },
  });
}
