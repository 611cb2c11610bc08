import { DAY_MS, MINUTE_MS } from '@jiwu/kernel';
import { payOut } from '../../../apps/server/src/flows/effectOrders/payOut.ts';
import { planPayout } from '../../../apps/server/src/modules/channels/effectOrders/index.ts';
import type { Order } from '../../../apps/server/src/modules/trade/orders/index.ts';
import type { Services } from '../../../apps/server/src/platform/services.ts';
import { refundMemberOrder } from '../../drills/membership/memberOrders.ts';
import { drawnHistory, drawnMonth, drawnVoidFen } from '../../support/drawnPromoter.ts';
import { userIdOf } from '../../support/userIdOf.ts';
import { callerOf } from './buyByApi.ts';
import { callApi } from './callApi.ts';
import { findSku, GOODS } from './checkout.ts';
import { findDemoProduct } from './demoProducts.ts';
import { type Earned, earnInPast } from './earnInPast.ts';
import { type Account, otherDevice, registerByApi } from './registerByApi.ts';
import { withServices } from './withServices.ts';

const LAMP = '暖光球形灯';
/** Below a hundred yuan there is a rate for every fen. */
const CHEAP = ['黄铜翻盖指北针', '赶集骰子桌游', '食品探针温度计', '天然海绵沐浴球'];
/** The week until it is settled, and a little more. */
const WEEK_MS = 7 * DAY_MS + MINUTE_MS;

/** The promoter's pages as they are drawn, for an account: a payout, a lamp that came back, a payout that takes it off, and a month. */
export async function playDrawnPromoter(account: Account): Promise<void> {
  await withServices(async (services) => {
    const { earn, refund, payAll, now } = await playPromoter(services, account);
    const { lampFen, besideFen } = drawnHistory.first;
    const first = now - 60 * DAY_MS;
    const lamp = await earn({ earns: { fen: lampFen }, goods: LAMP, boughtAt: first, ends: 'payable' });
    await earn({ earns: { fen: besideFen }, boughtAt: first + MINUTE_MS, ends: 'payable' });
    await payAll(first + 8 * DAY_MS);
    // Asked for in time, and granted when it was paid out.
    await refund(lamp, first + 6 * DAY_MS);
    const second = now - 50 * DAY_MS;
    for (const [at, fen] of drawnHistory.later.entries()) {
      await earn({ earns: { fen }, boughtAt: second + at * MINUTE_MS, ends: 'payable' });
    }
    await payAll(second + 8 * DAY_MS);
    for (const [part, { daysAgo, place, state, commissions }] of drawnMonth.entries()) {
      const ends = daysAgo > 7 ? 'payable' : state;
      const begin = now - daysAgo * DAY_MS - 2 * MINUTE_MS + part * 12_000;
      for (const [at, fen] of commissions.entries()) {
        await earn({ earns: { fen }, place, boughtAt: begin + at * 1000, ends });
      }
    }
    await refund(await earn({ earns: { fen: drawnVoidFen }, boughtAt: now, ends: 'pending' }), now);
  });
}

/** Above the sum of a day it waits for a second person; meanwhile something that was paid out before comes back. */
export async function playWaitingPromoter(account: Account): Promise<{ waitingFen: number; debtFen: number }> {
  return await withServices(async (services) => {
    const { earn, refund, payAll, now } = await playPromoter(services, account);
    const first = now - 30 * DAY_MS;
    const debtFen = 1632;
    const order = await earn({ earns: { fen: debtFen }, boughtAt: first, ends: 'payable' });
    await payAll(first + 8 * DAY_MS);
    for (const minute of [0, 1]) {
      const boughtAt = now - 10 * DAY_MS + minute * MINUTE_MS;
      await earn({ earns: { rateBp: 5000 }, goods: GOODS, quantity: 12, boughtAt, ends: 'payable' });
    }
    const waitingFen = await payAll(now);
    await refund(order, first + 6 * DAY_MS);
    return { waitingFen, debtFen };
  });
}

interface Wish extends Pick<Earned, 'earns' | 'quantity'> {
  readonly goods?: string;
  readonly place?: string | null;
  readonly boughtAt: number;
  readonly ends: 'pending' | 'settling' | 'payable';
}

/** One buyer on a device of their own, and the acts of both by times that are past. */
async function playPromoter(services: Services, account: Account) {
  const { db } = services;
  const promoter = { userId: userIdOf(account), code: account.session.operator.invitationCode };
  const friend = await registerByApi({ userAgent: otherDevice });
  const door = { recipient: '周舟', phoneNumber: friend.phoneNumber, divisionCode: '330106', detail: '长江路 12 号' };
  const { data } = await callApi('POST', '/address', callerOf(friend), door);
  const { id: addressId } = data as { id: string };
  const buyer = { userId: userIdOf(friend), addressId, browserId: friend.browserId, spent: new Map(), plans: [] };
  let turn = 0;
  const known = new Map<string, { productId: string; skuId: string }>();
  const find = async (keyword: string) => {
    const [{ id: productId }, { id: skuId }] = await Promise.all([findDemoProduct(keyword), findSku(keyword)]);
    known.set(keyword, { productId, skuId });
    return { productId, skuId };
  };
  const earn = async ({ goods, place = null, boughtAt, ends, ...wish }: Wish): Promise<Order> => {
    const keyword = goods ?? CHEAP[turn++ % CHEAP.length] ?? '';
    const found = known.get(keyword) ?? (await find(keyword));
    const bought = { promoter, buyer, ...found, place, ...wish, boughtAt: new Date(boughtAt) };
    return await earnInPast(services, {
      ...bought,
      ...(ends !== 'pending' && { completedAt: new Date(boughtAt) }),
      ...(ends === 'payable' && { settledAt: new Date(boughtAt + WEEK_MS) }),
    });
  };
  const refund = async (order: Order, at: number): Promise<void> => {
    await db.transact((tx) => refundMemberOrder(tx, buyer, { order, pieces: 'all', now: new Date(at) }));
  };
  const payAll = async (at: number): Promise<number> =>
    await db.transact(async (tx) => {
      const { userId } = promoter;
      const { amountFen } = await planPayout(tx, { userId });
      await payOut(tx, { userId, amountFen, now: new Date(at) });
      return amountFen;
    });
  return { now: services.clock().getTime(), earn, refund, payAll };
}
