import { type Answer, type Contract, rules } from '@jiwu/contract';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@jiwu/kernel';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inspectUnit } from '../../apps/server/src/flows/openBox/inspectUnit.ts';
import { withdrawUnit } from '../../apps/server/src/flows/openBox/withdrawUnit.ts';
import { dropDuePrices } from '../../apps/server/src/jobs/dropDuePrices.ts';
import { lapseDueClaims } from '../../apps/server/src/jobs/lapseDueClaims.ts';
import { createShopClient } from '../support/createShopClient.ts';
import { makeAfterSale } from '../support/makeAfterSale.ts';
import { type Buyer, makeCrowd, must } from '../support/makeBuyer.ts';
import { type MadeOrder, newTrackingNo, sendOrder } from '../support/makeOrder.ts';
import {
  buyUnit,
  giveUp,
  gradeAgain,
  letItBeNine,
  liveOf,
  locked,
  lockPage,
  type MadeUnit,
  makeUnit,
  relist,
  TERMS,
  unitOrder,
  versionOf,
} from '../support/makeUnit.ts';
import { playAfterSales } from '../support/playAfterSales.ts';
import { signInAgain } from '../support/signInAgain.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type UnitPage = Answer<Contract['openBoxUnit']>;
type Panels = Answer<Contract['openBoxOrders']>;

let shop: TestShop;
beforeEach(async () => {
  shop = await startTestShop({ CACHE: 'off' });
  letItBeNine(shop);
});
afterEach(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const newBuyers = (count: number) => makeCrowd(shop, count, { balanceFen: 100_000 });
const pageOf = async ({ id }: MadeUnit) =>
  must<UnitPage>(await createShopClient(shop, { roaming: true }).call('openBoxUnit', { query: `id=${id}` }));
const panelOf = async ({ client }: Buyer, { id }: { id: string }) =>
  must<Panels>(await client.call('openBoxOrders', { query: `ids=${id}` })).items[0];

async function staffDo(
  unit: MadeUnit,
  act: (input: {
    staffId: string;
    id: string;
    version: number;
    now: Date;
  }) => Parameters<typeof shop.services.db.transact>[0],
): Promise<void> {
  const { db, clock } = shop.services;
  const { version } = await versionOf(shop, unit.id);
  await db.transact(act({ staffId: unit.staffId, id: unit.id, version, now: clock() }));
}
const withdraw = (unit: MadeUnit) => staffDo(unit, (input) => (tx) => withdrawUnit(tx, { ...input, reason: '补拍' }));
const inspect = (unit: MadeUnit) => staffDo(unit, (input) => (tx) => inspectUnit(tx, input));

/** Bought and sent. */
async function bought(buyer: Buyer, unit: MadeUnit): Promise<MadeOrder> {
  const order = await buyUnit(buyer, unit);
  await sendOrder(shop, order);
  const made = { userId: buyer.userId, id: order.id, no: order.no, payFen: order.payFen, lines: [] };
  return { ...made, lines: await playAfterSales(shop).lines(made) };
}

async function sentBack({ client }: Buyer, order: MadeOrder): Promise<void> {
  const play = playAfterSales(shop);
  const afterSale = await makeAfterSale(shop, client, { order });
  must(await play.decide('staffAfterSaleApprove', afterSale));
  const body = { carrier: 'sf', trackingNo: newTrackingNo() };
  must(await client.call('afterSaleParcel', { params: { id: afterSale.id }, body }));
  must(await play.decide('staffAfterSaleReceive', afterSale));
}

it('while it is inspected anew, its page shows what it was last sold as, and nothing of what is found meanwhile', async () => {
  const unit = await makeUnit(shop);
  const before = await pageOf(unit);
  const shown = { grade: 'b', headline: before.headline, photos: before.photos, inspection: { no: 1 } };
  await withdraw(unit);
  expect(await pageOf(unit)).toMatchObject({ ...shown, state: 'graded', priceFen: 16_900, nextDrop: null });
  await inspect(unit);
  expect(await pageOf(unit)).toMatchObject({ ...shown, state: 'inspecting', priceFen: 16_900, lockedUntil: null });
});

it('graded and priced anew it still shows the old, until it is on sale again', async () => {
  const unit = await makeUnit(shop);
  const before = await pageOf(unit);
  await withdraw(unit);
  const terms = { startFen: 13_900, floorFen: 9900, dropFen: 500, everyDays: 3 };
  await gradeAgain(shop, unit, { defects: 3, headline: '箱体三处压痕', warrantyMonths: null, terms });
  const { headline, photos, warrantyMonths } = before;
  const old = { grade: 'b', headline, photos, warrantyMonths, inspection: { no: 1 }, priceFen: 16_900 };
  expect(await pageOf(unit)).toMatchObject({ ...old, state: 'graded' });
  expect(await liveOf(shop, unit)).toMatchObject({ state: 'graded', priceFen: 16_900 });
  await relist(shop, unit);
  const anew = await pageOf(unit);
  expect(anew).toMatchObject({ grade: 'c', headline: '箱体三处压痕', warrantyMonths: null, inspection: { no: 2 } });
  expect(anew).toMatchObject({ state: 'listed', priceFen: 13_900 });
  expect(anew.photos.map(({ place }) => place)).toEqual([...rules.openBox.photoPlaces]);
  expect(anew.photos[0]?.id).not.toBe(photos[0]?.id);
});

it('an order keeps what was promised with its lock, whatever becomes of the unit', async () => {
  const unit = await makeUnit(shop);
  const [buyer] = (await newBuyers(1)) as [Buyer];
  const order = await bought(buyer, unit);
  const promised = { headline: '箱体一处浅痕', warrantyMonths: 12, startFen: 16_900, grade: 'b', priceFen: 16_900 };
  expect(await panelOf(buyer, order)).toMatchObject({ ...promised, found: null });
  await sentBack(buyer, order);
  const terms = { startFen: 13_900, floorFen: 9900, dropFen: 500, everyDays: 3 };
  await gradeAgain(shop, unit, {
    defects: 3,
    headline: '箱体三处压痕',
    warrantyMonths: null,
    terms,
    foundWords: '属实',
  });
  await relist(shop, unit);
  expect(await panelOf(buyer, order)).toMatchObject({ ...promised, found: { words: '属实', grade: 'c' } });
});

it('what was found is told to whoever sent it back, and to nobody who had it before', async () => {
  const unit = await makeUnit(shop);
  const [left, taken, back] = (await newBuyers(3)) as [Buyer, Buyer, Buyer];
  const lock = await locked(left.client, unit);
  const unpaid = await unitOrder(left, unit, lock);
  must(await left.client.call('orderClose', { params: { id: unpaid.id }, body: { reason: 'other' } }));
  const early = await buyUnit(taken, unit);
  const play = playAfterSales(shop);
  const made = { userId: taken.userId, id: early.id, no: early.no, payFen: early.payFen, lines: [] };
  const lines = (await play.lines(made)).map(({ id }) => ({ lineId: id, pieces: 1 }));
  must(await play.apply(taken.client, made, { lines, totalFen: early.payFen, reason: 'changedMind' }));
  const order = await bought(back, unit);
  await sentBack(back, order);
  await gradeAgain(shop, unit, { defects: 3, foundWords: '左侧有一道没列的压痕' });
  expect(await panelOf(back, order)).toMatchObject({ found: { words: '左侧有一道没列的压痕' } });
  expect(await panelOf(left, unpaid)).toMatchObject({ found: null });
  expect(await panelOf(taken, early)).toMatchObject({ found: null });
});

it('a lock that has ended can still be read when the unit was graded anew', async () => {
  const unit = await makeUnit(shop);
  const [buyer] = (await newBuyers(1)) as [Buyer];
  const lock = await locked(buyer.client, unit);
  must(await giveUp(buyer.client, lock));
  await withdraw(unit);
  await gradeAgain(shop, unit, { defects: 3, headline: '箱体三处压痕' });
  expect(await lockPage(buyer.client, lock)).toMatchObject({
    state: 'released',
    unit: { grade: 'b', headline: '箱体一处浅痕', startFen: 16_900, priceFen: 16_900 },
    inspection: { no: 1 },
  });
});

it.each([
  ['lapses', async () => lapseDueClaims(shop.services), 16 * MINUTE_MS],
  ['is given back', async (lock, { client }) => must(await giveUp(client, lock)), 6 * MINUTE_MS],
] as [string, (lock: { id: string }, buyer: Buyer) => Promise<unknown>, number][])(
  'who waits for a drop is told also when it waited for a lock that %s',
  async (_how, end, afterMs) => {
    const unit = await makeUnit(shop, { terms: { ...TERMS, everyDays: 1 } });
    const [buyer, waiting] = (await newBuyers(2)) as [Buyer, Buyer];
    must(await waiting.client.call('openBoxRemind', { body: { of: 'drop', id: unit.id } }));
    shop.advance(DAY_MS + 55 * MINUTE_MS);
    await signInAgain(shop, buyer.client);
    const lock = await locked(buyer.client, unit);
    shop.advance(afterMs);
    await signInAgain(shop, waiting.client);
    await dropDuePrices(shop.services);
    expect(await playAfterSales(shop).noticeTitles(waiting.client)).toEqual([]);
    await end(lock, buyer);
    await dropDuePrices(shop.services);
    expect(await playAfterSales(shop).noticeTitles(waiting.client)).toEqual(['您等的开箱单件降价了']);
    shop.advance(DAY_MS + HOUR_MS);
    await signInAgain(shop, waiting.client);
    await dropDuePrices(shop.services);
    expect(await playAfterSales(shop).noticeTitles(waiting.client)).toHaveLength(1);
  },
);
