import { tellOfBeginning } from '../flows/woot/tellOfBeginning.ts';
import { tellOfReturned } from '../flows/woot/tellOfReturned.ts';
import type { Services } from '../platform/services.ts';

const BATCH = 500;

/** A sweep: tells those who asked, once, that a deal is about to begin, or that a piece has come back. */
export async function tellOfDueDeals(services: Services): Promise<void> {
  const { db, clock } = services;
  for (const tell of [tellOfBeginning, tellOfReturned]) {
    for (;;) {
      const told = await db.transact((tx) => tell(tx, { now: clock(), limit: BATCH }));
      if (told < BATCH) break;
    }
  }
}
