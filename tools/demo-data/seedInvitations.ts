import { policies } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { registerUser } from '../../apps/server/src/flows/invitations/registerUser.ts';
import { createAddress } from '../../apps/server/src/modules/people/addresses/index.ts';
import { findUserByPhone, getUser } from '../../apps/server/src/modules/people/identity/index.ts';
import { readAllNotices } from '../../apps/server/src/modules/content/notices/index.ts';
import { findStaffByLoginName } from '../../apps/server/src/modules/staff/staff/index.ts';
import type { Config } from '../../apps/server/src/platform/config/config.ts';
import type { Database } from '../../apps/server/src/platform/database/createDatabase.ts';
import { playOrder } from './orders/playOrder.ts';

/** People whom the demo user invited, and the orders of most of them. */
const friends = [
  { name: '何青禾', daysAgo: 33, buys: '暖光球形灯' },
  { name: '苏晚', daysAgo: 29, buys: '手编藤收纳篮' },
  { name: '程小满', daysAgo: 26, buys: '粗陶马克杯' },
  { name: '顾南枝', daysAgo: 23, buys: '精梳棉中筒袜' },
  { name: '周予安', daysAgo: 19, buys: '硬壳点阵本' },
  { name: '许嘉木', daysAgo: 6, buys: null },
  { name: '沈星河', daysAgo: 2, buys: null },
] as const;

interface Input {
  readonly config: Pick<Config, 'HASH_SECRET'>;
  /** The inviter, and the member of staff who sent their orders. */
  readonly phoneNumber: string;
  readonly loginName: string;
  readonly now: Date;
}

/** Creates the missing friends through the same flows as the shop: both sides get a draw for a first order. */
export async function seedInvitations(db: Database, { config, phoneNumber, loginName, now }: Input): Promise<void> {
  const inviter = await findUserByPhone(db.read, phoneNumber);
  const staff = await findStaffByLoginName(db.read, loginName);
  if (!inviter || !staff) return;
  const { invitationCode } = await getUser(db.read, inviter.id);
  for (const [index, { name, daysAgo, buys }] of friends.entries()) {
    const phone = `1380000330${index}`;
    if (await findUserByPhone(db.read, phone)) continue;
    const at = new Date(now.getTime() - daysAgo * DAY_MS);
    const userId = await db.transact(async (tx) => {
      const agreed = { serviceTerms: policies.serviceTerms.version, privacyPolicy: policies.privacyPolicy.version };
      const browserId = `demo-friend-${index}`;
      const fields = {
        config,
        phoneNumber: phone,
        passwordHash: null,
        name,
        invitationCode,
        agreed,
        browserId,
        now: at,
      };
      const id = await registerUser(tx, fields);
      const detail = `龙井路 ${20 + index} 号`;
      const address = { recipient: name, phoneNumber: phone, divisionCode: '330106', detail, label: null };
      await createAddress(tx, { userId: id, fields: { ...address, isDefault: true }, now: at });
      return id;
    });
    if (buys === null) continue;
    const order = { daysAgo: daysAgo - 1, goods: [[buys, 1]], paidWith: 'wechat', reached: 'completed' } as const;
    await playOrder(db, { order, userId, staffId: staff.staffId, now });
    await db.transact((tx) => readAllNotices(tx, { userId: inviter.id, now }));
  }
}
