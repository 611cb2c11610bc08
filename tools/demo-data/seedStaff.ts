import { recordAudit } from '../../apps/server/src/modules/staff/audit/index.ts';
import { createStaff, findStaffByLoginName } from '../../apps/server/src/modules/staff/staff/index.ts';
import { hashPassword } from '../../apps/server/src/platform/crypto/passwords.ts';
import type { Database } from '../../apps/server/src/platform/database/createDatabase.ts';
import { demoStaff, demoTotpSecret } from './demoStaff.ts';
import { demoPassword } from './demoUsers.ts';
import { momentOf } from './promoter/momentOf.ts';

/** Before the first of the goods that they look after. */
const JOINED = { daysAgo: 1100, hour: 9.5 };

/** Creates the demo staff that is missing. */
export async function seedStaff(
  db: Database,
  config: { readonly SEAL_SECRET: string },
  shopNow = new Date(),
): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  for (const { loginName, name, roles } of demoStaff) {
    if (await findStaffByLoginName(db.read, loginName)) continue;
    await db.transact(async (tx) => {
      const now = momentOf(JOINED, shopNow);
      const member = { loginName, name, roles };
      const id = await createStaff(tx, { ...member, passwordHash, totpSecret: demoTotpSecret, config, now });
      await recordAudit(tx, {
        staffId: null,
        action: 'staff.create',
        target: { kind: 'staff', id },
        before: null,
        after: member,
        now,
      });
    });
  }
}
