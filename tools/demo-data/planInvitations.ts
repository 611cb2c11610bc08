import { policies } from '@jiwu/contract';
import { registerUser } from '../../apps/server/src/flows/invitations/registerUser.ts';
import { createAddress } from '../../apps/server/src/modules/people/addresses/index.ts';
import { findUserByPhone, getUser } from '../../apps/server/src/modules/people/identity/index.ts';
import { findStaffByLoginName } from '../../apps/server/src/modules/staff/staff/index.ts';
import type { Config } from '../../apps/server/src/platform/config/config.ts';
import type { Database } from '../../apps/server/src/platform/database/createDatabase.ts';
import { orderTimes, planOrder } from './orders/planOrder.ts';
import type { DemoAct } from './playActs.ts';
import { momentOf } from './promoter/momentOf.ts';

/** People whom the demo user invited, and the orders of most of them. */
export const friends = [
  {
    name: '何青禾',
    daysAgo: 33,
    hour: 19.6,
    home: { divisionCode: '330106', detail: '龙井路 20 号' },
    buys: '暖光球形灯',
  },
  {
    name: '苏晚',
    daysAgo: 29,
    hour: 12.3,
    home: { divisionCode: '310104', detail: '天钥桥路 216 号 1102' },
    buys: '手编藤收纳篮',
  },
  {
    name: '程小满',
    daysAgo: 26,
    hour: 21.1,
    home: { divisionCode: '320106', detail: '中山北路 88 号 6 幢 402' },
    buys: '粗陶马克杯',
  },
  {
    name: '顾南枝',
    daysAgo: 23,
    hour: 10.4,
    home: { divisionCode: '330212', detail: '百丈东路 905 号 3 幢 601' },
    buys: '精梳棉中筒袜',
  },
  {
    name: '周予安',
    daysAgo: 19,
    hour: 22.2,
    home: { divisionCode: '420111', detail: '珞喻路 312 号 2 幢 1503' },
    buys: '硬壳点阵本',
  },
  {
    name: '许嘉木',
    daysAgo: 6,
    hour: 13.8,
    home: { divisionCode: '510107', detail: '武侯祠大街 41 号 5 幢 203' },
    buys: null,
  },
  {
    name: '沈星河',
    daysAgo: 2,
    hour: 20.9,
    home: { divisionCode: '440106', detail: '天河北路 530 号 1806' },
    buys: null,
  },
] as const;

const agreed = { serviceTerms: policies.serviceTerms.version, privacyPolicy: policies.privacyPolicy.version };

interface Input {
  readonly config: Pick<Config, 'HASH_SECRET'>;
  /** The inviter, and the member of staff who sent their orders. */
  readonly phoneNumber: string;
  readonly loginName: string;
  readonly now: Date;
}

/** The missing friends through the same flows as the shop: both sides get a draw for a first order. */
export async function planInvitations(db: Database, input: Input): Promise<DemoAct[]> {
  const { config, phoneNumber, loginName, now } = input;
  const inviter = await findUserByPhone(db.read, phoneNumber);
  const staff = await findStaffByLoginName(db.read, loginName);
  if (!inviter || !staff) return [];
  const { invitationCode } = await getUser(db.read, inviter.id);
  const acts: DemoAct[] = [];
  for (const [index, { name, daysAgo, hour, home, buys }] of friends.entries()) {
    const phone = `1380000330${index}`;
    if (await findUserByPhone(db.read, phone)) continue;
    const at = momentOf({ daysAgo, hour }, now);
    const browserId = `demo-friend-${index}`;
    const who = { config, phoneNumber: phone, passwordHash: null, name, invitationCode, agreed, browserId, now: at };
    const address = { recipient: name, phoneNumber: phone, ...home, label: null };
    let ordered: DemoAct[] = [];
    const join = async (): Promise<void> => {
      const userId = await db.transact(async (tx) => {
        const id = await registerUser(tx, who);
        await createAddress(tx, { userId: id, fields: { ...address, isDefault: true }, now: at });
        return id;
      });
      if (buys === null) return;
      const order = { goods: [[buys, 1]], paidWith: 'wechat', reached: 'completed' } as const;
      ordered = planOrder(db, { order, madeAt: orderedAt, userId, staffId: staff.staffId, now });
    };
    const orderedAt = momentOf({ daysAgo: daysAgo - 1, hour: 22 - hour / 2 }, now);
    acts.push({ at, act: join });
    if (buys !== null) acts.push(...later(() => ordered, orderTimes({ goods: [[buys, 1]] }, orderedAt), orderedAt));
  }
  return acts;
}

/** The steps of an order whose buyer is only known once the acts before have been played. */
function later(steps: () => readonly DemoAct[], times: ReturnType<typeof orderTimes>, madeAt: Date): DemoAct[] {
  const { paidAt, sentAt, deliveredAt, receivedAt } = times;
  return [madeAt, paidAt, sentAt, deliveredAt, receivedAt].map((at, index) => ({
    at,
    act: async () => await steps()[index]?.act(),
  }));
}
