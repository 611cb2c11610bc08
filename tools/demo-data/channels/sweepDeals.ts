import { endDeal } from '../../../apps/server/src/flows/woot/endDeal.ts';
import { listToSettle } from '../../../apps/server/src/modules/channels/claims/index.ts';
import { DEAL } from '../../../apps/server/src/modules/channels/woot/index.ts';
import type { Database } from '../../../apps/server/src/platform/database/createDatabase.ts';
import { sweepClaims } from './sweepClaims.ts';

const MOST = 1000;

/** What the worker's two sweeps do at that moment: claims that nobody ordered lapse, deals whose day is over end. */
export async function sweepDeals(db: Database, now: Date): Promise<void> {
  await sweepClaims(db, now);
  for (const { id } of await listToSettle(db.read, { kind: DEAL, now, limit: MOST })) {
    await db.transact((tx) => endDeal(tx, { id, now }));
  }
}
