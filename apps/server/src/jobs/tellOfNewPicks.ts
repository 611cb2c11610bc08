import { tellOfPicks } from '../flows/celebrity/tellOfPicks.ts';
import type { Services } from '../platform/services.ts';

const BATCH = 500;

/** A sweep: tells followers what the celebrities have picked, a batch of them at a time. */
export async function tellOfNewPicks(services: Services): Promise<void> {
  const { db, clock } = services;
  while (await db.transact((tx) => tellOfPicks(tx, { now: clock(), limit: BATCH })));
}
