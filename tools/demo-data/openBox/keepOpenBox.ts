import { dropPrice } from '../../../apps/server/src/flows/openBox/dropPrice.ts';
import { listDueDrops } from '../../../apps/server/src/modules/channels/openBox/index.ts';
import { findStaffByLoginName } from '../../../apps/server/src/modules/staff/staff/index.ts';
import type { Database } from '../../../apps/server/src/platform/database/createDatabase.ts';
import { outfitBuyers } from '../channels/outfitBuyers.ts';
import { sendBought } from '../channels/sendBought.ts';
import { sweepClaims } from '../channels/sweepClaims.ts';
import type { PictureServices } from '../seeding/storePicture.ts';
import { addUnits } from './addUnits.ts';
import { lockSomeUnit } from './lockSomeUnit.ts';
import { saveDemoChecklists } from './saveDemoChecklists.ts';
import { sellDueUnits } from './sellDueUnits.ts';

const MOST = 1000;

interface Input {
  readonly pictures: PictureServices;
  /** The member of staff who inspects the things. */
  readonly loginName: string;
  readonly now: Date;
}

/**
 * Lets open box look alive at any time: things are sold, others take their place, prices fall, somebody is just paying. All through
 * the same flows as the shop. The seed calls it at every start, a running demo shop every few minutes; the second call at one moment
 * adds nothing.
 */
export async function keepOpenBox(db: Database, { pictures, loginName, now }: Input): Promise<void> {
  const staff = await findStaffByLoginName(db.read, loginName);
  if (!staff) return;
  const { staffId } = staff;
  const buyers = await outfitBuyers(db, now);
  await db.transact((tx) => saveDemoChecklists(tx, now));
  await sweepClaims(db, now);
  await sellDueUnits(db, { staffId, buyers, now });
  await addUnits(db, { pictures, staffId, buyers, now });
  for (const { id } of await listDueDrops(db.read, { now, limit: MOST })) {
    await db.transact((tx) => dropPrice(tx, { id, now }));
  }
  await lockSomeUnit(db, { buyers, now });
  await sendBought(db, { staffId, buyers, now });
}
