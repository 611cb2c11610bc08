import { onLapsed } from '../../../apps/server/src/composition/onLapsed.ts';
import { lapseClaims, listLapsing } from '../../../apps/server/src/modules/channels/claims/index.ts';
import type { Database } from '../../../apps/server/src/platform/database/createDatabase.ts';

const MOST = 1000;

/** What the worker's sweep does at that moment: claims that nobody ordered lapse, and what was claimed is told so. */
export async function sweepClaims(db: Database, now: Date): Promise<void> {
  for (const subject of await listLapsing(db.read, { now, limit: MOST })) {
    await db.transact(async (tx) => {
      if ((await lapseClaims(tx, { subject, now })) > 0) await onLapsed[subject.kind]?.(tx, { subject, now });
    });
  }
}
