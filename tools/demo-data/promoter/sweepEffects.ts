import { settleDueEffect } from '../../../apps/server/src/flows/effectOrders/settleDueEffect.ts';
import { listDueEffects } from '../../../apps/server/src/modules/channels/effectOrders/index.ts';
import type { Database } from '../../../apps/server/src/platform/database/createDatabase.ts';

const MOST = 1000;

/** What the worker's sweep does at that moment: commission whose days are over becomes payable. */
export async function sweepEffects(db: Database, now: Date): Promise<void> {
  for (const due of await listDueEffects(db.read, { now, limit: MOST })) {
    await db.transact((tx) => settleDueEffect(tx, { ...due, now }));
  }
}
