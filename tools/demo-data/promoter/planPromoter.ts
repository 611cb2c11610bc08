import { rules } from '@jiwu/contract';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@jiwu/kernel';
import { payOut } from '../../../apps/server/src/flows/effectOrders/payOut.ts';
import { planPayout } from '../../../apps/server/src/modules/channels/effectOrders/index.ts';
import { loadRecharges } from '../../../apps/server/src/modules/money/wallet/index.ts';
import { findUserByPhone, getUser } from '../../../apps/server/src/modules/people/identity/index.ts';
import { findStaffByLoginName } from '../../../apps/server/src/modules/staff/staff/index.ts';
import type { Database } from '../../../apps/server/src/platform/database/createDatabase.ts';
import { createRandom } from '../createRandom.ts';
import { type MadeOrder, orderTimes } from '../orders/planOrder.ts';
import type { DemoAct } from '../playActs.ts';
import { demoPayoutDays, type DemoSale, demoSales } from './demoSales.ts';
import { momentOf } from './momentOf.ts';
import { planBuyers, type SaleBuyer } from './planBuyers.ts';
import { playClicks } from './playClicks.ts';
import { playRefund } from './playRefund.ts';
import { planSale } from './planSale.ts';
import type { PromoterScene } from './PromoterScene.ts';
import { settleEffects } from './settleEffects.ts';

/** From the receipt on. */
const SETTLED_AFTER_MS = rules.effectOrder.settleDays * DAY_MS + 5 * MINUTE_MS;
const CANCELLED_AFTER_MS = 2 * HOUR_MS;
/** From the receipt on; within the days in which a buyer may ask. */
const ASKED_AFTER_MS = (rules.afterSale.returnDays - 0.3) * DAY_MS;

interface Input {
  /** The promoter, and the member of staff who sends what is bought. */
  readonly phoneNumber: string;
  readonly loginName: string;
  readonly now: Date;
}

/**
 * A year of promoting, through the same flows as the shop: clicks, orders, refunds, commission that becomes payable, payouts. Only while
 * the promoter's balance is untouched, since payouts of months ago belong before everything else in its statement.
 */
export async function planPromoter(db: Database, { phoneNumber, loginName, now }: Input): Promise<DemoAct[]> {
  const user = await findUserByPhone(db.read, phoneNumber);
  const staff = await findStaffByLoginName(db.read, loginName);
  if (!user || !staff || (await loadRecharges(db.read, { userId: user.id, limit: 1 })).length > 0) return [];
  const { invitationCode: code } = await getUser(db.read, user.id);
  const scene = { db, userId: user.id, code, staffId: staff.staffId, now };
  const { buyers, acts } = await planBuyers(db);
  const random = createRandom('who bought');
  const sold = demoSales().flatMap((sale) => {
    const at = momentOf(sale, now);
    const known = buyers.filter(({ joinedAt }) => joinedAt < at);
    return known.length === 0 ? [] : actsOf(scene, { sale, at, buyer: random.pick(known) });
  });
  const paidOut = demoPayoutDays.map((daysAgo) => {
    const at = momentOf({ daysAgo, hour: 10.3 }, now);
    return { at, act: () => pressPayout(scene, at) };
  });
  return [...acts, ...sold, ...paidOut, { at: now, act: () => playClicks(scene) }];
}

interface Sold {
  readonly sale: DemoSale;
  readonly at: Date;
  readonly buyer: SaleBuyer;
}

/** A sale, what went back of it, and the moment at which its commission is payable. */
function actsOf(scene: PromoterScene, { sale, at, buyer }: Sold): DemoAct[] {
  const { db, now } = scene;
  const { receivedAt } = orderTimes(sale, at);
  const made: MadeOrder = {};
  const refund = (how: Omit<Parameters<typeof playRefund>[1], 'order'>): DemoAct => ({
    at: how.grantedAt,
    async act() {
      if (made.order) await playRefund(scene, { order: made.order, ...how });
    },
  });
  const acts: DemoAct[] = planSale(scene, { sale, buyerId: buyer.userId, at, made });
  if (sale.wentBack === 'unsent') {
    const cancelledAt = new Date(Math.min(at.getTime() + CANCELLED_AFTER_MS, now.getTime()));
    const words = { reason: 'changedMind', description: '买重了，还没发货就不要了。' } as const;
    acts.push(refund({ pieces: 'all', ...words, askedAt: cancelledAt, grantedAt: cancelledAt }));
  } else if (sale.wentBack) {
    // The request bears a moment within the buyer's days and is made after the payout: the shop lets none settle while a request is open.
    const askedAt = new Date(receivedAt.getTime() + ASKED_AFTER_MS);
    const grantedAt = momentOf({ ...sale.wentBack, hour: 15 }, now);
    acts.push(refund({ pieces: 'one', reason: 'damaged', description: '用了几天发现有裂纹。', askedAt, grantedAt }));
  }
  const settledAt = new Date(receivedAt.getTime() + SETTLED_AFTER_MS);
  if (settledAt < now)
    acts.push({ at: settledAt, act: () => db.transact((tx) => settleEffects(tx, { now: settledAt })) });
  return acts;
}

/** All that is payable, if it is enough. */
async function pressPayout({ db, userId }: PromoterScene, at: Date): Promise<void> {
  const { amountFen } = await planPayout(db.read, { userId });
  if (amountFen < rules.effectOrder.minPayoutFen) return;
  await db.transact((tx) => payOut(tx, { userId, amountFen, now: at }));
}
