import { businessDay, DAY_MS, HOUR_MS, MINUTE_MS } from '@jiwu/kernel';
import { orderRegistry } from '../../../apps/server/src/composition/orderRegistry.ts';
import { closeOrder } from '../../../apps/server/src/flows/orders/closeOrder.ts';
import { payVipByBalance } from '../../../apps/server/src/flows/membership/payVipByBalance.ts';
import { takeDailyCoupon } from '../../../apps/server/src/flows/membership/outside/takeDailyCoupon.ts';
import { checkIn } from '../../../apps/server/src/modules/people/integral/index.ts';
import { createVipPurchase } from '../../../apps/server/src/modules/people/vip/index.ts';
import type { Services } from '../../../apps/server/src/platform/services.ts';
import type { Random } from '../../../tools/demo-data/createRandom.ts';
import { addSpent, type Member } from './Member.ts';
import { makeMemberOrder, payMemberOrder, recharge, refundMemberOrder, sendAndReceive } from './memberOrders.ts';

export interface Year {
  readonly services: Services;
  readonly random: Random;
  readonly skuIds: readonly string[];
  readonly done: { orders: number; refunds: number; checkIns: number; vipPlans: number };
}

/** Plans a member's actions of thirty days. Chosen one after the other from the seed: the same seed gives the same year. */
export function planMonth(year: Year, member: Member, beginMs: number): void {
  const { random } = year;
  const some = () => new Date(beginMs + random.between(0, 27) * DAY_MS + random.between(8 * 60, 19 * 60) * MINUTE_MS);
  for (let left = random.between(0, 2); left > 0; left -= 1) planOrder(year, member, some());
  if (random.chance(0.08)) member.plans.push({ at: some(), act: (now) => becomeVip(year, member, now) });
  const first = some().getTime();
  for (let day = random.between(0, 4); day > 0; day -= 1) {
    member.plans.push({ at: new Date(first + day * DAY_MS), act: (now) => checkInAt(year, member, now) });
  }
}

type Fate = 'neverPaid' | 'refundedUnsent' | 'returnedWhole' | 'returnedInPart' | 'kept';

function fateOf(random: Random): Fate {
  const lot = random.next();
  if (lot < 0.08) return 'neverPaid';
  if (lot < 0.16) return 'refundedUnsent';
  if (lot < 0.25) return 'returnedWhole';
  return lot < 0.35 ? 'returnedInPart' : 'kept';
}

function planOrder(year: Year, member: Member, at: Date): void {
  const { random } = year;
  const lines = [{ skuId: random.pick(year.skuIds), quantity: random.between(1, 3) }];
  const wish = { lines, useIntegral: random.chance(0.5) ? ('max' as const) : 0 };
  const fate = fateOf(random);
  const daysKept = random.between(1, 4);
  member.plans.push({ at, act: (now) => live(year, member, { wish, fate, daysKept, now }) });
}

interface Life {
  readonly wish: Parameters<typeof makeMemberOrder>[2];
  readonly fate: Fate;
  readonly daysKept: number;
  readonly now: Date;
}

/** An order from its creation to its end. */
async function live(year: Year, member: Member, { wish, fate, daysKept, now }: Life): Promise<void> {
  const { services, done } = year;
  const { db } = services;
  const { userId } = member;
  const later = (ms: number) => new Date(now.getTime() + ms);
  done.orders += 1;
  await takeDailyCoupon({ ...services, clock: () => now }, userId);
  const order = await db.transact((tx) => makeMemberOrder(tx, member, wish, now));
  if (fate === 'neverPaid') {
    const given = {
      userId,
      id: order.id,
      by: { kind: 'shop' },
      reason: '超时未付款',
      now: later(31 * MINUTE_MS),
    } as const;
    await db.transact((tx) => closeOrder(tx, given, orderRegistry));
    return;
  }
  await db.transact((tx) => payMemberOrder(tx, member, order, later(MINUTE_MS)));
  if (fate === 'refundedUnsent') {
    done.refunds += 1;
    await db.transact((tx) => refundMemberOrder(tx, member, { order, pieces: 'all', now: later(2 * MINUTE_MS) }));
    return;
  }
  const received = later(3 * HOUR_MS);
  await sendAndReceive(db, member, order, { sent: later(2 * HOUR_MS), received });
  if (fate === 'kept') return;
  const refund = async (then: Date): Promise<void> => {
    done.refunds += 1;
    const pieces = fate === 'returnedWhole' ? 'all' : 'one';
    const fen = await db.transact((tx) => refundMemberOrder(tx, member, { order, pieces, now: then }));
    addSpent(member, businessDay(received), -fen);
  };
  member.plans.push({ at: later(daysKept * DAY_MS), act: refund });
}

async function becomeVip({ services, done }: Year, member: Member, now: Date): Promise<void> {
  const { userId } = member;
  done.vipPlans += 1;
  await services.db.transact(async (tx) => {
    const { id, amountFen } = await createVipPurchase(tx, { userId, plan: 'month', now });
    await recharge(tx, member, amountFen, now);
    await payVipByBalance(tx, { userId, id, now });
  });
}

async function checkInAt({ services, done }: Year, { userId }: Member, now: Date): Promise<void> {
  done.checkIns += 1;
  await services.db.transact((tx) => checkIn(tx, { userId, now }));
}
