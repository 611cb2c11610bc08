import { policies } from '@jiwu/contract';
import { createAddress } from '../../apps/server/src/modules/people/addresses/index.ts';
import {
  createUser,
  findUserByPhone,
  hashPassword,
  updateUser,
} from '../../apps/server/src/modules/people/identity/index.ts';
import type { Database } from '../../apps/server/src/platform/database/createDatabase.ts';
import { demoPassword, demoUsers } from './demoUsers.ts';
import { momentOf } from './promoter/momentOf.ts';

/** Makes the demo users that are missing, each on their day, through the same use cases as the shop. Answers how many were new. */
export async function seedUsers(db: Database, shopNow = new Date()): Promise<number> {
  const passwordHash = await hashPassword(demoPassword);
  let made = 0;
  for (const user of demoUsers) {
    if (await findUserByPhone(db.read, user.phoneNumber)) continue;
    await db.transact(async (tx) => {
      const now = momentOf(user.joined, shopNow);
      const userId = await createUser(tx, {
        phoneNumber: user.phoneNumber,
        passwordHash,
        name: user.name,
        agreed: { serviceTerms: policies.serviceTerms.version, privacyPolicy: policies.privacyPolicy.version },
        browserId: `demo-${user.userName}`,
        now,
      });
      await updateUser(tx, userId, { userName: user.userName });
      for (const address of user.addresses) {
        const fields = { ...address, recipient: user.name, phoneNumber: user.phoneNumber, isDefault: false };
        await createAddress(tx, { userId, fields, now });
      }
    });
    made += 1;
  }
  return made;
}
