import { DAY_MS, HOUR_MS, newId } from '@jiwu/kernel';
import { applyAfterSale } from '../../../apps/server/src/flows/afterSale/applyAfterSale.ts';
import { approveAfterSale } from '../../../apps/server/src/flows/afterSale/decideAfterSale.ts';
import { rejectAfterSale } from '../../../apps/server/src/flows/afterSale/rejectAfterSale.ts';
import { previewAfterSale } from '../../../apps/server/src/flows/afterSale/queries/previewAfterSale.ts';
import { recordClick } from '../../../apps/server/src/flows/effectOrders/outside/recordClick.ts';
import { payOut } from '../../../apps/server/src/flows/effectOrders/payOut.ts';
import { completeOrder } from '../../../apps/server/src/flows/orders/completeOrder.ts';
import { dispatchOrder } from '../../../apps/server/src/flows/orders/dispatchOrder.ts';
import { orderRegistry } from '../../../apps/server/src/composition/orderRegistry.ts';
import { planPayout } from '../../../apps/server/src/modules/channels/effectOrders/index.ts';
import { listOrderLines, type Order } from '../../../apps/server/src/modules/trade/orders/index.ts';
import type { Services } from '../../../apps/server/src/platform/services.ts';
import type { Member } from '../membership/Member.ts';
import { makeMemberOrder, payMemberOrder } from '../membership/memberOrders.ts';
import type { BelievedEffect, Books } from './Books.ts';

export interface Promoter {
  readonly userId: string;
  readonly code: string;
}

/** What all acts share. `random` is between 0 and 1. */
export interface Scene {
  readonly services: Services;
  readonly random: () => number;
  readonly books: Books;
  /** By SKU. */
  readonly rates: ReadonlyMap<string, number>;
  readonly done: { clicks: number; orders: number; refunds: number; rejected: number; payouts: number; owed: number };
}

export async function click(scene: Scene, buyer: Member, promoter: Promoter, now: Date): Promise<void> {
  const services = { ...scene.services, clock: () => now };
  const browser = { browserId: `buyer-${buyer.userId.slice(-12)}`, key: buyer.userId.replaceAll('-', '') };
  await recordClick(services, { code: promoter.code, place: 'wx', ...browser, userId: buyer.userId });
  scene.books.click(buyer.userId, promoter.userId, now.getTime());
  scene.done.clicks += 1;
}

/** Bought and paid; sent, received, refunded and doubted about on later days. */
export async function buy(scene: Scene, buyer: Member, now: Date): Promise<void> {
  const { services, random, books, rates, done } = scene;
  const skuIds = [...rates.keys()].filter(() => random() < 0.5).slice(0, 2);
  const [first = ''] = rates.keys();
  const wanted = (skuIds.length > 0 ? skuIds : [first]).map((skuId) => ({
    skuId,
    quantity: 1 + Math.floor(random() * 3),
  }));
  const order = await services.db.transact((tx) =>
    makeMemberOrder(tx, buyer, { lines: wanted, useIntegral: random() < 0.2 ? 'max' : 0 }, now),
  );
  await services.db.transact((tx) => payMemberOrder(tx, buyer, order, now));
  done.orders += 1;
  const promoterId = books.promoterOf(buyer.userId, now.getTime());
  const lines = await listOrderLines(services.db.read, order);
  const effects = lines.flatMap((line): BelievedEffect[] => {
    const rateBp = rates.get(line.skuId) ?? 0;
    const effect = {
      rateBp,
      paidFen: line.payFen,
      refundedFen: 0,
      state: 'pending',
      completedAt: 0,
      openUntil: 0,
    } as const;
    const isEarning = promoterId !== null && line.payFen * rateBp >= 5000;
    return isEarning ? [{ ...effect, promoterId, lineId: line.id }] : [];
  });
  books.effects.push(...effects);
  const play = { scene, buyer, order, effects };
  if (random() < 0.1) return await refund(play, new Date(now.getTime() + HOUR_MS), 'some');
  const later = (days: number, act: (at: Date) => Promise<void>) =>
    buyer.plans.push({ at: new Date(now.getTime() + days * DAY_MS), act });
  later(1, async (at) => {
    const trackingNo = `SF1${String(Math.floor(random() * 1e12)).padStart(12, '0')}`;
    const parcel = { staffId: newId(), no: order.no, carrier: 'sf', trackingNo };
    await services.db.transact((tx) => dispatchOrder(tx, { ...parcel, now: at }, orderRegistry));
  });
  later(3, (at) => receive(play, at));
  if (random() < 0.15) later(5, (at) => refund(play, at, 'some'));
  if (random() < 0.1) later(8, (at) => refuse(play, at));
  // Asked for in time and granted long after: by then most of it is paid out.
  const inTime = new Date(now.getTime() + 9 * DAY_MS);
  if (random() < 0.1) later(25, () => refund(play, inTime, 'all'));
}

interface Play {
  readonly scene: Scene;
  readonly buyer: Member;
  readonly order: Order;
  readonly effects: readonly BelievedEffect[];
}

async function receive({ scene, buyer, order, effects }: Play, now: Date): Promise<void> {
  const by = { kind: 'user', id: buyer.userId } as const;
  const receipt = { userId: buyer.userId, id: order.id, by, now };
  await scene.services.db.transact((tx) => completeOrder(tx, receipt, orderRegistry));
  for (const effect of effects) {
    if (effect.state === 'pending') Object.assign(effect, { state: 'settling', completedAt: now.getTime() });
  }
}

/** What is left of every line, or one piece of the first. */
async function piecesOf({ scene, order }: Play, how: 'some' | 'all') {
  const lines = await listOrderLines(scene.services.db.read, order);
  const left = lines
    .map((line) => ({ lineId: line.id, pieces: line.quantity - line.cancelledQuantity - line.returnedQuantity }))
    .filter(({ pieces }) => pieces > 0);
  return how === 'all' ? left : left.slice(0, 1).map(({ lineId }) => ({ lineId, pieces: 1 }));
}

async function ask(play: Play, now: Date, how: 'some' | 'all') {
  const { scene, buyer, order } = play;
  const { userId } = buyer;
  const lines = await piecesOf(play, how);
  if (lines.length === 0) return null;
  const asked = { orderId: order.id, kind: 'refundOnly', lines } as const;
  const preview = await previewAfterSale(scene.services.db.read, { userId, ...asked, now }, orderRegistry.kinds);
  const wish = { ...asked, reason: 'damaged' as const, description: '', pictures: [], totalFen: preview.totalFen };
  const request = await scene.services.db.transact((tx) => applyAfterSale(tx, { userId, wish, now }, orderRegistry));
  return { request, preview };
}

async function refund(play: Play, now: Date, how: 'some' | 'all'): Promise<void> {
  const { books, services, done } = play.scene;
  const asked = await ask(play, now, how);
  if (!asked) return;
  const { request, preview } = asked;
  const decision = { staffId: newId(), id: request.id, note: '', now };
  if (request.state === 'applied') await services.db.transact((tx) => approveAfterSale(tx, decision, orderRegistry));
  for (const { lineId, moneyFen } of preview.lines) {
    const effect = play.effects.find((one) => one.lineId === lineId);
    if (!effect) continue;
    if (effect.state === 'paidOut') done.owed += 1;
    books.refund(effect, moneyFen);
  }
  done.refunds += 1;
}

/** Asked for, and rejected two days later: the commission waits as long. */
async function refuse(play: Play, now: Date): Promise<void> {
  const asked = await ask(play, now, 'some');
  if (asked?.request.state !== 'applied') return;
  const until = now.getTime() + 2 * DAY_MS;
  for (const effect of play.effects) effect.openUntil = until;
  play.buyer.plans.push({
    at: new Date(until),
    async act(at) {
      const decision = { staffId: newId(), id: asked.request.id, note: '不符合', now: at };
      await play.scene.services.db.transact((tx) => rejectAfterSale(tx, decision));
    },
  });
  play.scene.done.rejected += 1;
}

/** Presses 兑付, if there is enough. */
export async function press({ services: { db }, books, done }: Scene, promoter: Promoter, now: Date): Promise<void> {
  const { userId } = promoter;
  const { amountFen } = await planPayout(db.read, { userId });
  if (amountFen < 1000 || amountFen > 200_000) return;
  await db.transact((tx) => payOut(tx, { userId, amountFen, now }));
  books.payOut(userId);
  done.payouts += 1;
}
