import { listChannelChanges } from '../../../apps/server/src/flows/catalogue/queries/listChannelChanges.ts';
import { refreshProduct } from '../../../apps/server/src/flows/catalogue/refreshProduct.ts';
import { findUserByPhone } from '../../../apps/server/src/modules/people/identity/index.ts';
import { findStaffByLoginName } from '../../../apps/server/src/modules/staff/staff/index.ts';
import type { Database } from '../../../apps/server/src/platform/database/createDatabase.ts';
import { keepDeals } from './keepDeals.ts';
import { keepGroupCampaigns } from './keepGroupCampaigns.ts';
import { keepWaitingGroups } from './keepWaitingGroups.ts';
import { outfitBuyers } from './outfitBuyers.ts';
import { seedMyGroups } from './seedMyGroups.ts';
import { sendBought } from './sendBought.ts';
import { sweepGroups } from './sweepGroups.ts';

const MOST = 1000;

interface Input {
  /** The demo user, who has groups of their own. */
  readonly phoneNumber: string;
  /** The member of staff who runs the channels and sends the parcels. */
  readonly loginName: string;
  readonly now: Date;
}

/**
 * Lets group purchase and the deals of the day look alive at any time: adds what this moment lacks, through the same flows as the
 * shop. The seed calls it at every start, and a running demo shop every few minutes; the second call at one moment adds nothing.
 */
export async function keepChannels(db: Database, { phoneNumber, loginName, now }: Input): Promise<void> {
  const user = await findUserByPhone(db.read, phoneNumber);
  const staff = await findStaffByLoginName(db.read, loginName);
  if (!user || !staff) return;
  const userId = user.id;
  const { staffId } = staff;
  const buyers = await outfitBuyers(db, now);
  await sweepGroups(db, now);
  const campaigns = await keepGroupCampaigns(db, { staffId, now });
  await keepWaitingGroups(db, { campaigns, buyers, now });
  await seedMyGroups(db, { userId, staffId, campaigns, buyers, now });
  await keepDeals(db, { userId, buyers, now });
  await sendBought(db, { staffId, buyers, now });
  // What the worker's sweep would do a moment later: lists and search show them at once.
  for (const { id } of await listChannelChanges(db.read, { now, limit: MOST })) {
    await db.transact((tx) => refreshProduct(tx, { productId: id, now }));
  }
}
