import { remindVips } from '../../modules/vip/index.ts';
import type { Services } from '../../platform/services.ts';
import { announceNotice } from '../announceNotice.ts';

const BATCH = 200;

/** A sweep: whose VIP ends in a few days is told so, once. */
export async function remindEndingVips(services: Services): Promise<void> {
  const { db, clock } = services;
  for (;;) {
    const userIds = await db.transact((tx) => remindVips(tx, { limit: BATCH, now: clock() }));
    for (const userId of userIds) await announceNotice(services, userId);
    if (userIds.length < BATCH) return;
  }
}
