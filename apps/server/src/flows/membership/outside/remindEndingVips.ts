import { remindVips } from '../../../modules/people/vip/index.ts';
import type { Services } from '../../../platform/services.ts';

const BATCH = 200;

/** A sweep: reminds users whose VIP ends in a few days, once. */
export async function remindEndingVips(services: Services): Promise<void> {
  const { db, clock } = services;
  for (;;) {
    const reminded = await db.transact((tx) => remindVips(tx, { limit: BATCH, now: clock() }));
    if (reminded < BATCH) return;
  }
}
