import { findUserByPhone } from '../../apps/server/src/modules/people/identity/index.ts';
import { loadRecharges } from '../../apps/server/src/modules/money/wallet/index.ts';
import type { Database } from '../../apps/server/src/platform/database/createDatabase.ts';
import { createRandom } from './createRandom.ts';
import { payRecharge } from './payRecharge.ts';
import type { DemoAct } from './playActs.ts';
import { momentOf } from './promoter/momentOf.ts';

/**
 * Days ago, yuan, gateway; oldest first. All are older than the 7 days in which a recharge can be taken back: the sandbox
 * does not know these trades, and could not refund them.
 */
const RECHARGES: readonly (readonly [daysAgo: number, yuan: number, gateway: 'wechat' | 'alipay'])[] = [
  [338, 100, 'wechat'],
  [301, 200, 'wechat'],
  [262, 50, 'alipay'],
  [228, 200, 'wechat'],
  [190, 100, 'alipay'],
  [151, 500, 'wechat'],
  [109, 50, 'wechat'],
  [77, 200, 'alipay'],
  [44, 100, 'wechat'],
  [12, 200, 'wechat'],
  [9, 50, 'alipay'],
];

/** A year of recharges for a demo user, through the same use cases as the shop, unless they have recharged before. */
export async function planRecharges(
  db: Database,
  { phoneNumber, now }: { phoneNumber: string; now: Date },
): Promise<DemoAct[]> {
  const user = await findUserByPhone(db.read, phoneNumber);
  if (!user || (await loadRecharges(db.read, { userId: user.id, limit: 1 })).length > 0) return [];
  const random = createRandom('hours of recharges');
  return RECHARGES.map(([daysAgo, yuan, gateway]) => {
    const at = momentOf({ daysAgo, hour: 8.4 + random.next() * 14 }, now);
    const wish = { userId: user.id, amountFen: yuan * 100, gateway, now: at };
    return { at, act: () => db.transact((tx) => payRecharge(tx, wish)) };
  });
}
