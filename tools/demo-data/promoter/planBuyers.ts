import { HOUR_MS } from '@jiwu/kernel';
import { findUserByPhone, getUser } from '../../../apps/server/src/modules/people/identity/index.ts';
import type { Database } from '../../../apps/server/src/platform/database/createDatabase.ts';
import { settleBuyer } from '../channels/settleBuyer.ts';
import { payRecharge } from '../payRecharge.ts';
import type { DemoAct } from '../playActs.ts';
import { reviewerPhone } from '../seeding/reviewerPhone.ts';
import { reviewers } from '../seeding/reviewers.ts';

/** Those before them buy in the channels. */
const FIRST = 20;
/** Enough for a year. */
const RECHARGE_FEN = 500_000;

export interface SaleBuyer {
  readonly userId: string;
  readonly joinedAt: Date;
}

/** Writers of reviews who buy by a promoter's links, and how they came to an address and to money, soon after they joined. */
export async function planBuyers(db: Database): Promise<{ buyers: SaleBuyer[]; acts: DemoAct[] }> {
  const buyers: SaleBuyer[] = [];
  const acts: DemoAct[] = [];
  for (const [index, [name]] of reviewers.entries()) {
    const user = index < FIRST ? undefined : await findUserByPhone(db.read, reviewerPhone(index));
    if (!user) continue;
    const userId = user.id;
    const { createdAt } = await getUser(db.read, userId);
    const at = new Date(createdAt.getTime() + HOUR_MS);
    buyers.push({ userId, joinedAt: at });
    const outfit = () =>
      db.transact(async (tx) => {
        await settleBuyer(tx, { userId, name, index, now: at });
        await payRecharge(tx, { userId, amountFen: RECHARGE_FEN, gateway: 'wechat', now: at });
      });
    acts.push({ at, act: outfit });
  }
  return { buyers, acts };
}
