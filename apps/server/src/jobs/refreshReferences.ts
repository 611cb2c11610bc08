import { HOUR_MS } from '@jiwu/kernel';
import { listOldReferences, setReference } from '../modules/channels/openBox/index.ts';
import { findWeekLows } from '../modules/goods/catalogue/index.ts';
import type { Services } from '../platform/services.ts';

const BATCH = 50;

/** A sweep: what a unit saves is told against the new one's lowest price of the last week, no older than an hour. */
export async function refreshReferences({ db, clock }: Services): Promise<void> {
  for (;;) {
    const now = clock();
    const units = await listOldReferences(db.read, { before: new Date(now.getTime() - HOUR_MS), limit: BATCH });
    if (units.length === 0) return;
    const lows = await findWeekLows(db.read, { skuIds: units.map(({ skuId }) => skuId), now });
    await db.transact(async (tx) => {
      for (const { id, skuId } of units) await setReference(tx, { id, newFen: lows.get(skuId) ?? null, now });
    });
  }
}
