import { type Answer, type Contract, errorCodes, rules } from '@jiwu/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getUnit } from '../../apps/server/src/modules/channels/openBox/index.ts';
import { createShopClient } from '../support/createShopClient.ts';
import { type Buyer, makeCrowd, must } from '../support/makeBuyer.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { buyUnit, letItBeNine, locked, lockPage, makeUnit, tick, unitOrder } from '../support/makeUnit.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ CACHE: 'off' });
  letItBeNine(shop);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const newBuyer = async () => (await makeCrowd(shop, 1, { balanceFen: 100_000 }))[0] as Buyer;

it('what is acknowledged is every defect, every missing part and earlier use, with its words, and frozen by the order', async () => {
  const unit = await makeUnit(shop, { defects: 2, missing: ['充电线', '说明书'], useWords: '用过 2 天' });
  const buyer = await newBuyer();
  const lock = await locked(buyer.client, unit);
  const { asks, acknowledged } = await lockPage(buyer.client, lock);
  expect(asks.map(({ kind }) => kind)).toEqual(['defect', 'defect', 'missing', 'missing', 'used']);
  const page = await createShopClient(shop).call('openBoxUnit', { query: `id=${unit.id}` });
  expect(page.data, 'its page promises the return by the same number').toMatchObject({ asked: 5 });
  expect(acknowledged).toEqual([]);
  expect(must(await tick(buyer.client, lock))).toMatchObject({ acknowledged: asks.map(({ key }) => key) });
  expect(must(await tick(buyer.client, lock, 2))).toMatchObject({ acknowledged: ['defect0', 'defect1'] });
  must(await tick(buyer.client, lock));
  const params = { id: lock.id };
  for (const items of [[{ key: 'defect9', version: '1.1' }], [{ key: 'defect0', version: '9.9' }]]) {
    const reply = await buyer.client.call('openBoxAcknowledge', { params, body: { items } });
    expect(reply.code).toBe(errorCodes.UNIT_TERMS_CHANGED.code);
  }
  const order = await unitOrder(buyer, unit, lock);
  expect((await tick(buyer.client, lock, 0)).code).toBe(errorCodes.CLAIM_ORDERED.code);
  const { items } = must<Answer<Contract['openBoxOrders']>>(
    await buyer.client.call('openBoxOrders', { query: `ids=${order.id}` }),
  );
  expect(items).toMatchObject([
    { orderId: order.id, no: unit.no, grade: 'b', asked: 5, isAllAcknowledged: true, shopPaysReturn: true },
  ]);
  expect(items[0]?.acknowledged.map(({ text }) => text)).toContain('我知道缺少充电线');
  expect(items[0]?.acknowledged.every(({ version }) => version === '1.1')).toBe(true);
});

it('the unit page has everything that is drawn, the same for everyone', async () => {
  const product = await makeProduct(shop.services.db, { pieces: 0, priceFen: 21_900 });
  const [unit, other] = [await makeUnit(shop, { product }), await makeUnit(shop, { product })];
  const page = must<Answer<Contract['openBoxUnit']>>(
    await createShopClient(shop).call('openBoxUnit', { query: `id=${unit.id}` }),
  );
  expect(page).toMatchObject({
    id: unit.id,
    grade: 'b',
    headline: '箱体一处浅痕',
    priceFen: 16_900,
    newFen: 21_900,
    savingFen: 5000,
    savingBp: 2283,
    isComplete: false,
    missing: '说明书',
    isWorking: true,
    warrantyMonths: 12,
    schedule: { startFen: 16_900, floorFen: 12_900, dropFen: 500, everyDays: 3 },
    nextDrop: { priceFen: 16_400 },
    newOne: { priceFen: 21_900 },
    shipping: { freeFromFen: 9900 },
  });
  expect(page.photos.map(({ place }) => place)).toEqual([...rules.openBox.photoPlaces]);
  expect(page.inspection).toMatchObject({
    inspector: '测试员工',
    results: [{ label: '外壳', result: 'worn' }, {}, {}],
  });
  expect(page.similar[0]?.id).toBe(other.id);
  expect(page.prices).toHaveLength(1);
});

it('names the piece to whoever sends it: one of two that are the same SKU', async () => {
  const product = await makeProduct(shop.services.db, { pieces: 0, priceFen: 21_900 });
  const [unit] = [await makeUnit(shop, { product }), await makeUnit(shop, { product })];
  const { no } = await buyUnit(await newBuyer(), unit);
  const staff = await signInStaff(shop, ['orders']);
  const { serial } = await getUnit(shop.services.db.read, unit.id);
  expect(must(await staff.call('staffOrderGet', { params: { no } }))).toMatchObject({
    kind: 'openBox',
    piece: { no: unit.no, serial },
  });
  const { items } = must<Answer<Contract['staffOrderList']>>(await staff.call('staffOrderList'));
  expect(items.find((order) => order.no === no)?.piece).toEqual({ no: unit.no, serial });
});
