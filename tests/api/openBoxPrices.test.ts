import { type Answer, type Contract, errorCodes, type UnitLive } from '@jiwu/contract';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@jiwu/kernel';
import { unitPriceAt } from '@jiwu/pricing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dropPrice } from '../../apps/server/src/flows/openBox/dropPrice.ts';
import { priceUnit } from '../../apps/server/src/flows/openBox/priceUnit.ts';
import { dropDuePrices } from '../../apps/server/src/jobs/dropDuePrices.ts';
import { lapseDueClaims } from '../../apps/server/src/jobs/lapseDueClaims.ts';
import { refreshReferences } from '../../apps/server/src/jobs/refreshReferences.ts';
import { changePriceOf } from '../support/changePriceOf.ts';
import { createShopClient } from '../support/createShopClient.ts';
import { type Buyer, makeCrowd, must } from '../support/makeBuyer.ts';
import {
  buyUnit,
  giveUp,
  letItBeNine,
  liveOf,
  locked,
  type MadeUnit,
  makeUnit,
  TERMS,
  unitOrder,
  versionOf,
} from '../support/makeUnit.ts';
import { playAfterSales } from '../support/playAfterSales.ts';
import { signInAgain } from '../support/signInAgain.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type UnitPage = Answer<Contract['openBoxUnit']>;
type List = Answer<Contract['openBoxList']>;

let shop: TestShop;
beforeEach(async () => {
  shop = await startTestShop({ CACHE: 'off' });
  letItBeNine(shop);
});
afterEach(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const guest = () => createShopClient(shop, { roaming: true });
const pageOf = async ({ id }: MadeUnit) => must<UnitPage>(await guest().call('openBoxUnit', { query: `id=${id}` }));
const cardOf = async ({ id }: MadeUnit) =>
  must<List>(await guest().call('openBoxList')).items.find((item) => item.id === id);
const newBuyer = async () => (await makeCrowd(shop, 1, { balanceFen: 100_000 }))[0] as Buyer;
async function pass(spanMs: number, ...buyers: readonly Buyer[]): Promise<void> {
  shop.advance(spanMs);
  for (const { client } of buyers) await signInAgain(shop, client);
}

it('30 days, hour by hour: the price is what the rule says, frozen while it is locked, never below the floor', async () => {
  const unit = await makeUnit(shop);
  const buyer = await newBuyer();
  const { schedule } = await pageOf(unit);
  const rule = { ...schedule, firstDropAt: new Date(schedule.firstDropAt) };
  const seen = new Set<number>();
  for (let hour = 0; hour < 30 * 24; hour += 1) {
    const now = shop.services.clock();
    const byRule = unitPriceAt(rule, now).priceFen;
    // With the sweep at even hours only: no page waits for it.
    if (hour % 2 === 0) await dropDuePrices(shop.services);
    expect((await liveOf(shop, unit)).priceFen, now.toISOString()).toBe(byRule);
    expect(byRule).toBeGreaterThanOrEqual(TERMS.floorFen);
    seen.add(byRule);
    // The day of the second drop: somebody is paying while it falls due.
    if (hour === 6 * 24) await lockOverTheDrop(unit, buyer, byRule);
    else shop.advance(HOUR_MS);
  }
  expect([...seen]).toEqual([16_900, 16_400, 15_900, 15_400, 14_900, 14_400, 13_900, 13_400, 12_900]);
  await dropDuePrices(shop.services);
  const { prices, passport, nextDrop } = await pageOf(unit);
  expect(prices.map(({ priceFen }) => priceFen)).toEqual([...seen]);
  expect(passport.filter(({ event }) => event === 'dropped')).toHaveLength(8);
  expect(nextDrop).toBeNull();
}, 240_000);

/** From 9:00 until 10:00, when the drop is due: it waits until the lock is given back. */
async function lockOverTheDrop(unit: MadeUnit, buyer: Buyer, priceFen: number): Promise<void> {
  await pass(55 * MINUTE_MS, buyer);
  const lock = await locked(buyer.client, unit);
  expect(lock.priceFen).toBe(priceFen);
  await pass(5 * MINUTE_MS, buyer);
  await dropDuePrices(shop.services);
  expect((await liveOf(shop, unit)).priceFen).toBe(priceFen);
  must(await giveUp(buyer.client, lock));
}

it('the price of the moment of locking is the one paid, whatever falls meanwhile', async () => {
  const unit = await makeUnit(shop);
  const buyer = await newBuyer();
  // Five minutes before the first drop.
  await pass(3 * DAY_MS + 55 * MINUTE_MS, buyer);
  const lock = await locked(buyer.client, unit);
  await pass(6 * MINUTE_MS, buyer);
  await dropDuePrices(shop.services);
  // Also when the sweep had found it before it was locked.
  const { db, clock } = shop.services;
  await db.transact((tx) => dropPrice(tx, { id: unit.id, now: clock() }));
  expect(await cardOf(unit)).toMatchObject({ priceFen: 16_900, lockedUntil: lock.deadline });
  const order = await unitOrder(buyer, unit, lock);
  expect(order.payFen).toBe(16_900);
  must(await buyer.payByBalance(order.id));
  expect((await pageOf(unit)).soldFen).toBe(16_900);
});

it('a drop that is due shows at once, before any sweep, and who locks then pays the lower price', async () => {
  const unit = await makeUnit(shop);
  const buyer = await newBuyer();
  await pass(3 * DAY_MS + HOUR_MS, buyer);
  for (const { priceFen } of [await pageOf(unit), (await cardOf(unit))!, await liveOf(shop, unit)] as UnitLive[]) {
    expect(priceFen).toBe(16_400);
  }
  expect((await locked(buyer.client, unit)).priceFen).toBe(16_400);
  const { prices, passport } = await pageOf(unit);
  expect(prices.map(({ priceFen }) => priceFen)).toEqual([16_900, 16_400]);
  expect(passport.slice(0, 2).map(({ event }) => event)).toEqual(['locked', 'dropped']);
  // Written down as of when it fell.
  expect(new Date(prices[1]!.at).getUTCMinutes()).toBe(0);
});

it('catches up on release: all drops of that time at once, at that moment', async () => {
  const unit = await makeUnit(shop, { terms: { ...TERMS, everyDays: 1 } });
  const buyer = await newBuyer();
  await pass(DAY_MS + 55 * MINUTE_MS, buyer);
  await locked(buyer.client, unit);
  await pass(16 * MINUTE_MS);
  await dropDuePrices(shop.services);
  expect((await liveOf(shop, unit)).priceFen).toBe(16_900);
  await lapseDueClaims(shop.services);
  expect((await liveOf(shop, unit)).priceFen).toBe(16_400);
  expect(await cardOf(unit)).toMatchObject({ priceFen: 16_400, lockedUntil: null });
  expect((await pageOf(unit)).passport.slice(0, 2).map(({ event }) => event)).toEqual(['dropped', 'released']);
});

it('a refund before it was sent puts it back on sale at the price of that day', async () => {
  const unit = await makeUnit(shop, { terms: { ...TERMS, everyDays: 1 } });
  const buyer = await newBuyer();
  const { client } = buyer;
  const order = await buyUnit(buyer, unit);
  await pass(4 * DAY_MS + 2 * HOUR_MS, buyer);
  const play = playAfterSales(shop);
  const made = { userId: buyer.userId, id: order.id, no: order.no, payFen: order.payFen, lines: [] };
  const lines = (await play.lines(made)).map(({ id }) => ({ lineId: id, pieces: 1 }));
  const { totalFen } = must<{ totalFen: number }>(await play.preview(client, made, { lines }));
  must(await play.apply(client, made, { lines, totalFen, reason: 'changedMind' }));
  expect(await liveOf(shop, unit)).toMatchObject({ state: 'listed', priceFen: 14_900, lockedUntil: null });
  expect((await pageOf(unit)).prices.map(({ priceFen }) => priceFen)).toEqual([16_900, 14_900]);
  await buyUnit(buyer, unit);
});

it('staff may change the schedule from now on, not while somebody is paying, and never above the new one', async () => {
  const unit = await makeUnit(shop);
  const buyer = await newBuyer();
  const { db, clock } = shop.services;
  const change = async (terms: Partial<typeof TERMS>) => {
    const { version } = await versionOf(shop, unit.id);
    const input = { staffId: unit.staffId, id: unit.id, version, ...TERMS, ...terms, now: clock() };
    return await db.transact((tx) => priceUnit(tx, input));
  };
  const lock = await locked(buyer.client, unit);
  await expect(change({})).rejects.toMatchObject({ errorCode: 'UNIT_LOCKED' });
  must(await giveUp(buyer.client, lock));
  await expect(change({ startFen: 21_900 })).rejects.toMatchObject({ errorCode: 'UNIT_PRICE_HIGH' });
  await expect(change({ floorFen: 17_000 })).rejects.toMatchObject({ errorCode: 'UNIT_FLOOR_HIGH' });
  await change({ startFen: 14_000, floorFen: 10_000 });
  expect(await cardOf(unit)).toMatchObject({ priceFen: 14_000, nextDrop: { priceFen: 13_500 } });
  await pass(3 * DAY_MS + HOUR_MS);
  expect((await liveOf(shop, unit)).priceFen).toBe(13_500);
});

it('what is saved follows the price of the new one within the hour', async () => {
  const unit = await makeUnit(shop);
  expect((await cardOf(unit))?.savingFen).toBe(5000);
  const cheaper = { skuId: unit.skuId, priceFen: 18_900, vipPriceFen: null, now: shop.services.clock() };
  await changePriceOf(shop.services, cheaper);
  await pass(HOUR_MS + MINUTE_MS);
  await refreshReferences(shop.services);
  expect(await cardOf(unit)).toMatchObject({ newFen: 18_900, savingFen: 2000 });
  expect((await pageOf(unit)).newOne).toMatchObject({ priceFen: 18_900 });
});

it('降价提醒 and 同款上新提醒 tell once', async () => {
  const unit = await makeUnit(shop);
  const [one, other] = (await makeCrowd(shop, 2)) as [Buyer, Buyer];
  const remind = ({ client }: Buyer, body: unknown) => client.call('openBoxRemind', { body });
  must(await remind(one, { of: 'drop', id: unit.id }));
  must(await remind(one, { of: 'drop', id: unit.id }));
  must(await remind(other, { of: 'listed', id: unit.product.id }));
  expect((await remind(other, { of: 'drop', id: unit.product.id })).status).toBe(404);
  expect((await remind(other, { of: 'listed', id: unit.id })).status).toBe(404);
  expect((await guest().call('openBoxRemind', { body: { of: 'drop', id: unit.id } })).status).toBe(401);
  const mine = must<Answer<Contract['openBoxMine']>>(await one.client.call('openBoxMine'));
  expect(mine.reminded).toEqual({ drop: [unit.id], listed: [] });
  await pass(3 * DAY_MS + HOUR_MS, one, other);
  await dropDuePrices(shop.services);
  await dropDuePrices(shop.services);
  await makeUnit(shop, { product: unit.product });
  const titles = async ({ client }: Buyer) => playAfterSales(shop).noticeTitles(client);
  expect(await titles(one)).toEqual(['您等的开箱单件降价了']);
  expect(await titles(other)).toEqual(['您等的商品有开箱单件上架了']);
  await pass(30 * DAY_MS, one);
  await dropDuePrices(shop.services);
  expect((await remind(one, { of: 'drop', id: unit.id })).code).toBe(errorCodes.UNIT_AT_FLOOR.code);
  expect(await titles(one)).toHaveLength(1);
});
