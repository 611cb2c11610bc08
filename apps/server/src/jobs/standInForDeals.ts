import { errorCodes } from '@jiwu/contract';
import { businessDay } from '@jiwu/kernel';
import { noteNoStandIn, publishChecked, standIn } from '../flows/woot/standIn.ts';
import { dealTimes, listToCheck } from '../modules/channels/woot/index.ts';
import { ShopError } from '../platform/errors/ShopError.ts';
import type { Services } from '../platform/services.ts';
import { eachDue } from './eachDue.ts';

/**
 * A sweep, from the hour of the check on: drafts of today with a fallback. One whose pieces are in the house is published; for another
 * its fallback is, and staff see why when not even that can be.
 */
export async function standInForDeals(services: Services): Promise<void> {
  const { db, clock } = services;
  const day = businessDay(clock());
  if (clock() < dealTimes(day).checkedAt) return;
  await eachDue(services, {
    name: 'neither a deal nor its fallback could be published',
    list: (limit) => listToCheck(db.read, { day, limit }),
    async work({ id }) {
      const input = { id, now: clock() };
      // Each try is a transaction of its own: a refused one leaves nothing behind.
      if ((await refusal(db.transact((tx) => publishChecked(tx, input)))) === null) return;
      const problem = await refusal(db.transact((tx) => standIn(tx, input)));
      if (problem !== null) await db.transact((tx) => noteNoStandIn(tx, { ...input, problem }));
    },
  });
}

/** Why the shop refused; null: it was done. Staff who were faster are no refusal, and what else goes wrong is due again. */
async function refusal(tried: Promise<void>): Promise<string | null> {
  try {
    await tried;
    return null;
  } catch (error) {
    if (error instanceof ShopError && error.errorCode !== 'WOOT_CHANGED') return errorCodes[error.errorCode].msg;
    throw error;
  }
}
