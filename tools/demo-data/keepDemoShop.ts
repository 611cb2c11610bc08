import type { Database } from '../../apps/server/src/platform/database/createDatabase.ts';
import { keepAdvertisements } from './advertisement/keepAdvertisements.ts';
import { keepChannels } from './channels/keepChannels.ts';
import { demoUsers } from './demoUsers.ts';
import { keepOpenBox } from './openBox/keepOpenBox.ts';
import { keepUnpaidOrder } from './orders/keepUnpaidOrder.ts';
import type { PictureServices } from './seeding/storePicture.ts';

/** What must look fresh whenever the demo shop is looked at; the second call at one moment adds nothing. */
export async function keepDemoShop(
  db: Database,
  { pictures, now }: { pictures: PictureServices; now: Date },
): Promise<void> {
  const buyer = demoUsers[0]?.phoneNumber ?? '';
  const reseller = demoUsers.find(({ userName }) => userName === 'zhouyunqi')?.phoneNumber ?? '';
  await keepChannels(db, { phoneNumber: buyer, loginName: 'admin', now });
  await keepOpenBox(db, { pictures, loginName: 'jiance', now });
  await keepAdvertisements(db, { pictures, phoneNumber: reseller, loginName: 'admin', now });
  await keepUnpaidOrder(db, { phoneNumber: buyer, now });
}
