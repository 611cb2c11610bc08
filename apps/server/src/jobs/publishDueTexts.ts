import { showDue } from '../flows/content/showDue.ts';
import { listDueTexts } from '../modules/content/content/index.ts';
import type { Services } from '../platform/services.ts';
import { eachDue } from './eachDue.ts';

/** A sweep: articles and entries of the guide whose date has come. */
export async function publishDueTexts(services: Services): Promise<void> {
  const { db, clock } = services;
  await eachDue(services, {
    name: 'a text could not be published',
    list: (limit) => listDueTexts(db.read, { now: clock(), limit }),
    async work({ id }) {
      await db.transact((tx) => showDue(tx, { id, now: clock() }));
    },
  });
}
