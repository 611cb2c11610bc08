import { type Answer, type Contract, errorCodes, type Order, type OrderRow, rules } from '@jiwu/contract';
import { HOUR_MS, MINUTE_MS, newId } from '@jiwu/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeUnpaidOrders } from '../../apps/server/src/jobs/closeUnpaidOrders.ts';
import { lapseDueClaims } from '../../apps/server/src/jobs/lapseDueClaims.ts';
import { createShopClient } from '../support/createShopClient.ts';
import { type Buyer, makeBuyer, makeCrowd, must } from '../support/makeBuyer.ts';
import { makeCoupon } from '../support/makeCoupon.ts';
import { claimAs, makeDeal } from '../support/makeDeal.ts';
import { makeProduct } from '../support/makeProduct.ts';
import {
  buyUnit,
  giveUp,
  letItBeNine,
  liveOf,
  lockAs,
  locked,
  makeUnit,
  unitDraft,
  unitOrder,
} from '../support/makeUnit.ts';
import { signInAgain } from '../support/signInAgain.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type Mine = Answer<Contract['openBoxMine']>;
type UnitPage = Answer<Contract['openBoxUnit']>;
type Orders = Answer<Contract['orderList']>;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ CACHE: 'off' });
  letItBeNine(shop);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const newBuyers = (count: number) => makeCrowd(shop, count, { balanceFen: 100_000 });
const newBuyer = async () => (await newBuyers(1))[0] as Buyer;
const mineOf = async ({ client }: Buyer) => must<Mine>(await client.call('openBoxMine'));
const pageOf = async (id: string) =>
  must<UnitPage>(await createShopClient(shop).call('openBoxUnit', { query: `id=${id}` }));
const eventsOf = async (id: string) => (await pageOf(id)).passport.map(({ event }) => event);
async function pass(spanMs: number, ...buyers: readonly Buyer[]): Promise<void> {
  shop.advance(spanMs);
  for (const { client } of buyers) await signInAgain(shop, client);
}

describe('from the lock to the payment', () => {
  it('holds the unit for 15 minutes, becomes an order with that deadline, and is sold when it is paid', async () => {
    const unit = await makeUnit(shop);
    const buyer = await newBuyer();
    const before = shop.services.clock().getTime();
    const lock = await locked(buyer.client, unit);
    expect(lock).toMatchObject({ unitId: unit.id, state: 'held', orderId: null, priceFen: 16_900 });
    const spanMs = Date.parse(lock.deadline) - before;
    expect(spanMs).toBeGreaterThanOrEqual(rules.openBox.lockMinutes * MINUTE_MS);
    expect(spanMs).toBeLessThan(rules.openBox.lockMinutes * MINUTE_MS + 20_000);
    expect(await liveOf(shop, unit)).toMatchObject({ state: 'listed', priceFen: 16_900, lockedUntil: lock.deadline });

    const quote = await buyer.quote(unitDraft(unit, lock));
    expect(quote).toMatchObject({ payBy: lock.deadline, lines: [{ quantity: 1, available: 1 }] });
    expect(quote.price.lines[0]?.unitPriceReason).toMatchObject({ code: 'channelPrice', channel: 'openBox' });
    const order = await unitOrder(buyer, unit, lock);
    expect(order).toMatchObject({ kind: 'openBox', state: 'awaitingPayment', payFen: 16_900, payBy: lock.deadline });
    expect((await mineOf(buyer)).locks).toMatchObject([{ id: lock.id, state: 'ordered', orderId: order.id }]);

    expect(must<OrderRow>(await buyer.payByBalance(order.id)).state).toBe('awaitingDispatch');
    expect(await liveOf(shop, unit)).toMatchObject({ state: 'sold', priceFen: 16_900, lockedUntil: null });
    expect((await mineOf(buyer)).locks).toEqual([]);
    expect(await eventsOf(unit.id)).toEqual(['sold', 'locked', 'listed', 'graded', 'inspecting', 'takenIn']);
    expect((await lockAs((await newBuyer()).client, unit)).code).toBe(errorCodes.UNIT_GONE.code);
    const { sold } = must<Answer<Contract['openBoxOfProduct']>>(
      await createShopClient(shop).call('openBoxOfProduct', { query: `id=${unit.product.id}` }),
    );
    expect(sold).toMatchObject([{ no: unit.no, grade: 'b', priceFen: 16_900 }]);
  });

  it('leads from the unit to the order of whoever bought it, and of nobody else', async () => {
    const unit = await makeUnit(shop);
    const [buyer, other] = [await newBuyer(), await newBuyer()];
    const orderOf = (client: Buyer['client'], id = unit.id) => client.call('openBoxOrderOf', { params: { id } });
    const order = await unitOrder(buyer, unit, await locked(buyer.client, unit));
    expect(must(await orderOf(buyer.client)), 'not paid yet').toEqual({ orderId: null });
    must(await buyer.payByBalance(order.id));
    expect(must(await orderOf(buyer.client))).toEqual({ orderId: order.id });
    expect(must(await orderOf(buyer.client))).toEqual({ orderId: order.id });
    expect(must(await orderOf(other.client))).toEqual({ orderId: null });
    expect((await orderOf(createShopClient(shop))).status).toBe(401);
    expect((await orderOf(buyer.client, 'unit')).status).toBe(400);
  });

  it('stands in the list of open-box orders, and not in /order/mine', async () => {
    const buyer = await newBuyer();
    const order = await buyUnit(buyer, await makeUnit(shop));
    const idsIn = async (list: string) => {
      const page = must<Orders>(await buyer.client.call('orderList', { query: `list=${list}` }));
      return [page.items.map(({ id }) => id), page.counts.all];
    };
    expect(await idsIn('openBox')).toEqual([[order.id], 1]);
    expect(await idsIn('mine')).toEqual([[], 0]);
  });

  it('takes no coupon, but integral; one piece of its own SKU and nothing else', async () => {
    const unit = await makeUnit(shop);
    const buyer = await makeBuyer(shop, { integral: 5000 });
    const couponId = await makeCoupon(shop, { thresholdFen: 5000, offFen: 500 });
    must(await buyer.client.call('couponClaim', { params: { id: couponId }, body: {} }));
    const draft = unitDraft(unit, await locked(buyer.client, unit));
    const { price } = await buyer.quote({ ...draft, coupon: 'best', useIntegral: 'max' });
    expect(price.discounts.map(({ rule }) => rule)).toEqual(['integral']);
    const other = await makeProduct(shop.services.db);
    for (const lines of [
      [{ skuId: unit.skuId, quantity: 2 }],
      [{ skuId: other.skuIds[0] ?? '', quantity: 1 }],
      [...draft.lines, { skuId: other.skuIds[0] ?? '', quantity: 1 }],
    ]) {
      await expect(buyer.quote({ ...draft, lines })).rejects.toThrow(String(errorCodes.SKU_GONE.code));
    }
    await expect(buyer.quote({ ...draft, subjectId: null } as never)).rejects.toThrow('404');
  });

  it('can be paid out of the balance alone in its last minute', async () => {
    const unit = await makeUnit(shop);
    const buyer = await newBuyer();
    const order = await unitOrder(buyer, unit, await locked(buyer.client, unit));
    await pass(14 * MINUTE_MS + 10_000, buyer);
    const byGateway = await buyer.client.call('orderPay', { params: { id: order.id }, body: { gateway: 'wechat' } });
    expect(byGateway.code).toBe(errorCodes.BALANCE_ONLY.code);
    expect((await buyer.payByBalance(order.id)).flag).toBe(true);
  });
});

describe('who is refused', () => {
  it('a guest, whoever asks for a unit that is not there, or was never on sale', async () => {
    const unit = await makeUnit(shop);
    expect((await lockAs(createShopClient(shop), unit)).status).toBe(401);
    const { client } = await newBuyer();
    expect((await lockAs(client, { id: newId() })).status).toBe(404);
    expect((await lockAs(client, { id: 'unit' })).status).toBe(400);
    const hidden = await makeUnit(shop, { isListed: false });
    expect((await lockAs(client, hidden)).status).toBe(404);
    expect((await client.call('openBoxLive', { params: { id: hidden.id } })).status).toBe(404);
    expect((await createShopClient(shop).call('openBoxUnit', { query: `id=${hidden.id}` })).status).toBe(404);
  });

  it('whoever comes second: it stays in the list under a veil', async () => {
    const unit = await makeUnit(shop);
    const [one, other] = await newBuyers(2);
    const lock = await locked(one!.client, unit);
    expect((await lockAs(other!.client, unit)).code).toBe(errorCodes.UNIT_LOCKED.code);
    expect((await lockAs(one!.client, unit)).code).toBe(errorCodes.UNIT_LOCKED.code);
    const listed = must<Answer<Contract['openBoxList']>>(await createShopClient(shop).call('openBoxList'));
    expect(listed.items.find(({ id }) => id === unit.id)).toMatchObject({ lockedUntil: lock.deadline });
    const free = must<Answer<Contract['openBoxList']>>(
      await createShopClient(shop).call('openBoxList', { query: 'free=1' }),
    );
    expect(free.items.map(({ id }) => id)).not.toContain(unit.id);
  });

  it('nobody twice: the same request again has the same answer', async () => {
    const unit = await makeUnit(shop);
    const { client } = await newBuyer();
    const key = newId();
    const first = await lockAs(client, unit, key);
    expect((await lockAs(client, unit, key)).data).toEqual(must(first));
    expect((await lockAs(client, await makeUnit(shop), key)).status).toBe(409);
  });

  it('whoever has two, until one is paid or given back', async () => {
    const units = [await makeUnit(shop), await makeUnit(shop), await makeUnit(shop)];
    const buyer = await newBuyer();
    const first = await locked(buyer.client, units[0]!);
    await locked(buyer.client, units[1]!);
    expect((await lockAs(buyer.client, units[2]!)).code).toBe(errorCodes.UNIT_LOCK_LIMIT.code);
    const order = await unitOrder(buyer, units[0]!, first);
    expect((await lockAs(buyer.client, units[2]!)).code).toBe(errorCodes.UNIT_LOCK_LIMIT.code);
    must(await buyer.payByBalance(order.id));
    await locked(buyer.client, units[2]!);
    expect(await shop.broken()).toEqual([]);
  });

  it('a lock at the doors of the deals, and a claim of a deal at its own', async () => {
    const [unit, deal] = [await makeUnit(shop), await makeDeal(shop)];
    const { client } = await newBuyer();
    const lock = await locked(client, unit);
    const params = { id: lock.id };
    expect((await client.call('wootRelease', { params, body: {} })).status).toBe(404);
    expect((await client.call('wootClaimGet', { params })).status).toBe(404);
    shop.advance(2 * HOUR_MS);
    await signInAgain(shop, client);
    const claim = must<{ id: string }>(await claimAs(client, deal));
    expect((await giveUp(client, claim)).status).toBe(404);
    expect((await client.call('openBoxLockGet', { params: { id: claim.id } })).status).toBe(404);
    await lapseDueClaims(shop.services);
  });

  it('a stranger: somebody else’s lock does not exist', async () => {
    const unit = await makeUnit(shop);
    const [one, other] = await newBuyers(2);
    const lock = await locked(one!.client, unit);
    const stranger = other!.client;
    expect((await stranger.call('openBoxLockGet', { params: { id: lock.id } })).status).toBe(404);
    expect((await giveUp(stranger, lock)).status).toBe(404);
    const body = { items: [] };
    expect((await stranger.call('openBoxAcknowledge', { params: { id: lock.id }, body })).status).toBe(404);
    await expect(other!.quote(unitDraft(unit, lock))).rejects.toThrow('404');
    const order = await unitOrder(one!, unit, lock);
    const seen = must<Answer<Contract['openBoxOrders']>>(
      await stranger.call('openBoxOrders', { query: `ids=${order.id}` }),
    );
    expect(seen.items).toEqual([]);
    expect((await createShopClient(shop).call('openBoxOrders', { query: `ids=${order.id}` })).status).toBe(401);
  });
});

describe('a lock that is not paid', () => {
  it('comes back when it lapses, at once and for anyone; three in a day are enough until midnight', async () => {
    const unit = await makeUnit(shop);
    const [lazy, other] = await newBuyers(2);
    for (let lapsed = 1; lapsed <= rules.openBox.lapsedPerDay; lapsed += 1) {
      const lock = await locked(lazy!.client, unit);
      await pass(15 * MINUTE_MS + 1000, lazy!);
      await expect(unitOrder(lazy!, unit, lock)).rejects.toThrow(String(errorCodes.CLAIM_OVER.code));
      await lapseDueClaims(shop.services);
      expect(await liveOf(shop, unit)).toMatchObject({ state: 'listed', lockedUntil: null });
    }
    expect((await lockAs(lazy!.client, unit)).code).toBe(errorCodes.UNIT_LOCK_BLOCKED.code);
    expect((await mineOf(lazy!)).blockedUntil).not.toBeNull();
    expect((await pageOf(unit.id)).passport[0]).toMatchObject({
      event: 'released',
      by: 'shop',
      facts: { how: 'lapsed' },
    });
    await pass(0, other!);
    must(await giveUp(other!.client, await locked(other!.client, unit)));
    await pass(24 * HOUR_MS, lazy!);
    expect((await lockAs(lazy!.client, unit)).flag).toBe(true);
  });

  it('given up within two minutes costs nothing, later it counts as lapsed', async () => {
    const unit = await makeUnit(shop);
    const buyer = await newBuyer();
    for (let times = 0; times < 4; times += 1) {
      expect(must(await giveUp(buyer.client, await locked(buyer.client, unit)))).toMatchObject({ state: 'released' });
    }
    expect((await mineOf(buyer)).blockedUntil).toBeNull();
    for (let times = 0; times < rules.openBox.lapsedPerDay; times += 1) {
      const lock = await locked(buyer.client, unit);
      await pass((rules.openBox.freeSeconds + 1) * 1000, buyer);
      must(await giveUp(buyer.client, lock));
      expect((await giveUp(buyer.client, lock)).code).toBe(errorCodes.CLAIM_OVER.code);
    }
    expect((await lockAs(buyer.client, unit)).code).toBe(errorCodes.UNIT_LOCK_BLOCKED.code);
  });

  it('comes back with its order at the deadline, or when its order is cancelled', async () => {
    const unit = await makeUnit(shop);
    const buyer = await newBuyer();
    const cancelled = await unitOrder(buyer, unit, await locked(buyer.client, unit));
    must(await buyer.client.call('orderClose', { params: { id: cancelled.id }, body: { reason: 'other' } }));
    expect(await liveOf(shop, unit)).toMatchObject({ state: 'listed', lockedUntil: null });
    const order = await unitOrder(buyer, unit, await locked(buyer.client, unit));
    await pass(15 * MINUTE_MS + 1000, buyer);
    await closeUnpaidOrders(shop.services);
    expect(must<Order>(await buyer.client.call('orderGet', { params: { id: order.id } })).state).toBe('closed');
    expect(await eventsOf(unit.id)).toEqual([
      'released',
      'locked',
      'released',
      'locked',
      'listed',
      'graded',
      'inspecting',
      'takenIn',
    ]);
    expect(await shop.broken()).toEqual([]);
  });
});
