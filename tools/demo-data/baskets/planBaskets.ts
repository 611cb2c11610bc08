import { HOUR_MS } from '@jiwu/kernel';
import { countOrders } from '../../../apps/server/src/modules/trade/orders/index.ts';
import { findUserByPhone, getUser } from '../../../apps/server/src/modules/people/identity/index.ts';
import { findStaffByLoginName } from '../../../apps/server/src/modules/staff/staff/index.ts';
import type { Database } from '../../../apps/server/src/platform/database/createDatabase.ts';
import { settleBuyer } from '../channels/settleBuyer.ts';
import { createRandom } from '../createRandom.ts';
import { planOrder } from '../orders/planOrder.ts';
import type { DemoAct } from '../playActs.ts';
import { momentOf } from '../promoter/momentOf.ts';
import { reviewerPhone } from '../seeding/reviewerPhone.ts';
import { reviewers } from '../seeding/reviewers.ts';
import { demoBaskets } from './demoBaskets.ts';

/** Those after them buy by a promoter's links, to which every order of theirs would be credited. */
const BUYERS = 20;

interface Input {
  /** The member of staff who sends what is bought. */
  readonly loginName: string;
  readonly now: Date;
}

interface BasketBuyer {
  readonly userId: string;
  readonly joinedAt: Date;
}

/** Orders of several things at once, from which 经常一起买 is counted: by writers of reviews, while none of them has ordered anything. */
export async function planBaskets(db: Database, { loginName, now }: Input): Promise<DemoAct[]> {
  const staff = await findStaffByLoginName(db.read, loginName);
  const { buyers, acts } = await findBuyers(db, now);
  if (!staff || buyers.length === 0) return [];
  const random = createRandom('who filled a basket');
  const bought = demoBaskets().flatMap(({ goods, ...when }): DemoAct[] => {
    const at = momentOf(when, now);
    const known = buyers.filter(({ joinedAt }) => joinedAt < at);
    if (known.length === 0) return [];
    const { userId } = random.pick(known);
    const order = { goods, paidWith: 'wechat', reached: 'completed' } as const;
    return planOrder(db, { order, madeAt: at, userId, staffId: staff.staffId, now });
  });
  return [...acts, ...bought];
}

/** Each gets an address soon after they joined. Nobody, once one of them has ordered. */
async function findBuyers(db: Database, now: Date): Promise<{ buyers: BasketBuyer[]; acts: DemoAct[] }> {
  const buyers: BasketBuyer[] = [];
  const acts: DemoAct[] = [];
  for (const [index, [name]] of reviewers.slice(0, BUYERS).entries()) {
    const user = await findUserByPhone(db.read, reviewerPhone(index));
    if (!user) continue;
    const userId = user.id;
    if ((await countOrders(db.read, { userId, kinds: null, reviewDays: 30, now })).all > 0)
      return { buyers: [], acts: [] };
    const joinedAt = new Date((await getUser(db.read, userId)).createdAt.getTime() + HOUR_MS);
    buyers.push({ userId, joinedAt });
    acts.push({
      at: joinedAt,
      act: () => db.transact((tx) => settleBuyer(tx, { userId, name, index, now: joinedAt })),
    });
  }
  return { buyers, acts };
}
