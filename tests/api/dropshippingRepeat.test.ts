import { type DropshippingBatch, errorCodes } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setProductState } from '../../apps/server/src/modules/goods/catalogue/index.ts';
import { batchActs, makeBatchSku, makePaidBatch, warmUp } from '../support/batchActs.ts';
import { makeBusiness } from '../support/makeBusiness.ts';
import { must } from '../support/makeBuyer.ts';
import { makeReseller, rowTo } from '../support/makeReseller.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

it('chosen rows go to the same people again, with the same goods, and are paid like any batch', async () => {
  const { sku, reseller, id, rows, repeat, batch } = await makePaidBatch(shop, 5);
  const sent = await rows(id);
  const key = newId();
  const again = must<DropshippingBatch>(await repeat(id, [4, 2, 2], key));
  expect(again).toMatchObject({
    source: 'repeated',
    name: `再寄 ${batch.name}`,
    state: 'checked',
    rows: { all: 2, good: 2, bad: 0, repeated: 0, unread: 0 },
    business: { id: reseller.businessId },
  });
  expect(must<DropshippingBatch>(await repeat(id, [4, 2, 2], key)).id).toBe(again.id);
  const copied = await rows(again.id);
  expect(copied).toMatchObject(
    [2, 4].map((no, index) => ({
      no: index + 1,
      state: 'good',
      typed: { recipient: sent[no - 1]?.typed.recipient, goods: sku.code, quantity: '1', isWanted: true },
      place: sent[no - 1]?.place,
      sku: { skuId: sku.skuId },
      // Shown before it is paid.
      repeats: { no, batchNo: batch.no },
      order: null,
    })),
  );
  // Whole again: an open batch shows what was typed.
  expect(copied.every(({ typed }) => /^1\d{10}$/.test(typed.phoneNumber))).toBe(true);
  await reseller.recharge(50_000);
  await reseller.ordered(again.id);
  must(await reseller.payByBalance(again.id));
  const third = must<DropshippingBatch>(await repeat(again.id, null));
  expect(third).toMatchObject({ name: again.name, rows: { all: 2, good: 2 } });
});

it('a whole batch is repeated with what was ordered of it, and what is not sold any more is told', async () => {
  const [kept, gone] = [await makeBatchSku(shop), await makeBatchSku(shop)];
  const reseller = await makeReseller(shop);
  const { repeat, rows } = batchActs(shop, reseller);
  const twice = rowTo(kept.code);
  const { id } = await reseller.create([
    rowTo(kept.code, 3),
    rowTo('没有这样的商品'),
    rowTo(gone.code),
    twice,
    { ...twice, isWanted: true },
  ]);
  await reseller.ordered(id);
  // Not sent once yet.
  expect((await repeat(id, null)).code).toBe(errorCodes.BATCH_CHANGED.code);
  must(await reseller.cancel(id));
  const now = shop.services.clock();
  await shop.services.db.transact((tx) => setProductState(tx, { productId: gone.productId, state: 'offSale', now }));
  const again = must<DropshippingBatch>(await repeat(id, null));
  expect(again).toMatchObject({ state: 'checked', rows: { all: 4, good: 3, bad: 1, repeated: 0 } });
  expect(await rows(again.id)).toMatchObject([
    { state: 'good', pieces: 3, repeats: null },
    { state: 'bad', sku: null, problems: [{ code: 'goodsGone', field: 'goods' }], typed: { goods: gone.code } },
    { state: 'good', repeats: null },
    { state: 'good', repeats: { no: 3, batchNo: null } },
  ]);
});

it('5,000 rows are repeated at once', async () => {
  const sku = await makeBatchSku(shop, { pieces: 5000 });
  const reseller = await makeReseller(shop);
  const { repeat } = batchActs(shop, reseller);
  await warmUp(shop, reseller);
  const { id } = await reseller.create();
  for (let from = 0; from < 5000; from += 200) {
    must(
      await reseller.add(
        id,
        Array.from({ length: 200 }, () => rowTo(sku.code)),
      ),
    );
  }
  await reseller.ordered(id);
  must(await reseller.cancel(id));
  const began = performance.now();
  const again = must<DropshippingBatch>(await repeat(id, null));
  const seconds = (performance.now() - began) / 1000;
  console.log(`5,000 rows repeated in ${seconds.toFixed(2)} s`);
  expect(again).toMatchObject({ state: 'checked', rows: { all: 5000, good: 5000 } });
  expect(seconds).toBeLessThan(10);
});

it('is refused for what is open, for rows that were never ordered, without an approved business, and to strangers', async () => {
  const { reseller, id, repeat } = await makePaidBatch(shop, 2);
  const open = await reseller.create([rowTo('没有这样的商品')]);
  expect((await repeat(open.id, null)).code).toBe(errorCodes.BATCH_CHANGED.code);
  expect((await repeat(id, [1, 9])).code).toBe(errorCodes.NOT_FOUND.code);
  expect((await repeat(id, [])).code).toBe(errorCodes.INVALID_INPUT.code);
  expect(
    (
      await repeat(
        id,
        Array.from({ length: 201 }, (_, index) => index + 1),
      )
    ).code,
  ).toBe(errorCodes.INVALID_INPUT.code);
  const stranger = batchActs(shop, await makeReseller(shop));
  expect((await stranger.repeat(id, null)).status).toBe(404);
  const { items } = must<{ items: { id: string; version: number }[] }>(await reseller.client.call('businessList'));
  const business = items.find((one) => one.id === reseller.businessId);
  const params = { id: reseller.businessId };
  must(await reseller.client.call('businessStop', { params, body: { version: business?.version } }));
  expect((await repeat(id, null)).code).toBe(errorCodes.BUSINESS_NOT_APPROVED.code);
  // Another of theirs is no help: the parcels bore this one.
  await makeBusiness(shop, reseller.client);
  expect((await repeat(id, [1])).code).toBe(errorCodes.BUSINESS_NOT_APPROVED.code);
});
