import { assert, checkSignOf, DAY_MS, HOUR_MS } from '@jiwu/kernel';
import { decideOnBusiness } from '../../../apps/server/src/flows/businesses/decideOnBusiness.ts';
import { recordLicence } from '../../../apps/server/src/flows/businesses/outside/storeLicence.ts';
import { storeBytes } from '../../../apps/server/src/modules/content/files/index.ts';
import { submitBusiness } from '../../../apps/server/src/modules/people/businesses/index.ts';
import { reencodePicture } from '../../../apps/server/src/platform/pictures/pictures.ts';
import type { Storage } from '../../../apps/server/src/platform/storage/Storage.ts';
import type { DemoAct } from '../playActs.ts';
import type { demoBusinesses } from './demoBusinesses.ts';
import { licencePicture } from './licencePicture.ts';
import type { ResellerScene } from './ResellerScene.ts';

/** A business as it is submitted with its licence, and approved if its time has come. */
export function playBusiness(
  { db, userId, staffId, now }: ResellerScene,
  { business, storage }: { business: (typeof demoBusinesses)[number]; storage: Storage },
): DemoAct {
  const { codeBody, ...words } = business.licence;
  const at = new Date(now.getTime() - business.daysAgo * DAY_MS);
  const act = async (): Promise<void> => {
    const sign = checkSignOf(codeBody);
    assert(sign, `${codeBody} has 17 signs`);
    const creditCode = codeBody + sign;
    const picture = await reencodePicture(await licencePicture({ ...words, creditCode }));
    const stored = await storeBytes(storage, picture.bytes, picture.mediaType);
    await db.transact(async (tx) => {
      const { id: licenceFileId } = await recordLicence(tx, { ownerId: userId, licence: { picture, stored }, now: at });
      const licence = { ...words, creditCode, licenceFileId };
      const { id, version } = await submitBusiness(tx, { userId, licence, shop: business.shop, now: at });
      if (business.approvedAfterHours === null) return;
      const decidedAt = new Date(at.getTime() + business.approvedAfterHours * HOUR_MS);
      await decideOnBusiness(tx, { id, staffId, version, reasons: null, now: decidedAt });
    });
  };
  return { at, act };
}
