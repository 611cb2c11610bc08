import { type Answer, type Contract, type DropshippingBatch, errorCodes } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShopClient } from '../support/createShopClient.ts';
import { makeBusiness } from '../support/makeBusiness.ts';
import { makeBatchGoods } from '../support/makeBatchGoods.ts';
import { must } from '../support/makeBuyer.ts';
import { makeVip } from '../support/makeVip.ts';
import { makeReseller, type Reseller, rowTo } from '../support/makeReseller.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type RowsPage = Answer<Contract['dropshippingRows']>;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const keyed = (key = newId()) => ({ 'Idempotency-Key': key });
const rowsOf = async ({ client }: Reseller, id: string, query: Record<string, string> = {}) =>
  must<RowsPage>(
    await client.call('dropshippingRows', { params: { id }, query: new URLSearchParams(query).toString() }),
  );

it('the batch of the picture comes to 1,108.80 and is paid by one debit', async () => {
  const { socks, brush, soap } = await makeBatchGoods(shop);
  const reseller = await makeReseller(shop, { balanceFen: 128_600 });
  await makeVip(shop, reseller.client);
  const times = (count: number, goods: string, quantity: number) =>
    Array.from({ length: count }, () => rowTo(goods, quantity));
  const made = await reseller.create([
    ...times(9, socks.code, 1),
    ...times(3, socks.code, 2),
    ...times(8, brush.code, 1),
    ...times(2, brush.code, 2),
    ...times(5, soap.code, 1),
    rowTo(brush.code, 1, { phoneNumber: '1386620491' }),
    rowTo(socks.code, 1, { address: '河北省朝阳区建国路 88 号' }),
    rowTo(soap.code.replace('02', '05'), 1),
  ]);
  expect(made).toMatchObject({ state: 'checked', rows: { all: 30, bad: 3, repeated: 0, good: 27, unread: 0 } });
  const quote = await reseller.quote(made.id);
  expect(quote).toMatchObject({
    orders: 27,
    pieces: 32,
    goodsFen: 100_680,
    shipping: [
      { feeFen: 600, orders: 17, isFreeByVip: false },
      { feeFen: 0, orders: 10, isFreeByVip: true },
    ],
    shippingFen: 10_200,
    payFen: 110_880,
    balanceFen: 134_600,
  });
  expect(
    quote.skus.map(({ code, pieces, unitPriceFen, goodsFen, short }) => [code, pieces, unitPriceFen, goodsFen, short]),
  ).toEqual(
    expect.arrayContaining([
      [socks.code, 15, 3390, 50_850, 0],
      [brush.code, 12, 2490, 29_880, 0],
      [soap.code, 5, 3990, 19_950, 0],
    ]),
  );
  const ordered = await reseller.ordered(made.id);
  expect(ordered).toMatchObject({ state: 'unpaid', orders: { all: 27, made: 27 }, payFen: 110_880 });
  const paid = must<DropshippingBatch>(await reseller.payByBalance(made.id));
  expect(paid).toMatchObject({
    state: 'paid',
    paidWith: 'balance',
    progress: { awaitingDispatch: 27, sent: 0, completed: 0, closed: 0 },
    business: { senderName: '知夏小铺', senderPhone: '0571-****6024' },
  });
  const wallet = must<{ availableFen: number }>(await reseller.client.call('walletGet'));
  expect(wallet.availableFen).toBe(134_600 - 110_880);
});

it('rows that can be ordered say what they would cost, and come to the quote', async () => {
  const { socks, brush } = await makeBatchGoods(shop);
  const reseller = await makeReseller(shop);
  const far = { address: '新疆维吾尔自治区乌鲁木齐市天山区解放南路 1 号' };
  const batch = await reseller.create([
    rowTo(socks.code, 9),
    rowTo(socks.code, 1),
    rowTo(brush.code, 1, far),
    rowTo(brush.code, 1, { phoneNumber: '1386620491' }),
  ]);
  const { items } = await rowsOf(reseller, batch.id);
  const quote = await reseller.quote(batch.id);
  expect(items.map(({ price }) => price?.goodsFen ?? null)).toEqual([9 * 3390, 3390, 2990, null]);
  expect(items.reduce((sum, { price }) => sum + (price?.payFen ?? 0), 0)).toBe(quote.payFen);
});

it('needs an approved business of the user’s own', async () => {
  const reseller = await makeReseller(shop);
  const other = createShopClient(shop, { roaming: true });
  await other.register();
  const body = { businessId: reseller.businessId, name: '名单', rows: [] };
  expect((await other.call('dropshippingCreate', { body })).code).toBe(errorCodes.NOT_FOUND.code);
  const waiting = await makeBusiness(shop, other);
  expect((await other.call('dropshippingCreate', { body: { ...body, businessId: waiting } })).code).toBe(
    errorCodes.BUSINESS_NOT_APPROVED.code,
  );
});

it('refuses what is malformed, and answers the same request once', async () => {
  const { socks } = await makeBatchGoods(shop);
  const reseller = await makeReseller(shop);
  const { client, businessId } = reseller;
  const body = { businessId, name: '名单', rows: [rowTo(socks.code)] };
  const key = newId();
  const one = must<DropshippingBatch>(await client.call('dropshippingCreate', { body, headers: keyed(key) }));
  const two = must<DropshippingBatch>(await client.call('dropshippingCreate', { body, headers: keyed(key) }));
  expect(two.id).toBe(one.id);
  const malformed: unknown[] = [
    { ...body, name: '' },
    { ...body, extra: 1 },
    { ...body, rows: [{ ...rowTo(socks.code), price: 1 }] },
    { ...body, rows: [{ ...rowTo(socks.code), recipient: 'a\u0000b' }] },
    { ...body, rows: [{ ...rowTo(socks.code), address: 'x'.repeat(301) }] },
    { ...body, rows: Array.from({ length: 201 }, () => rowTo(socks.code)) },
    { ...body, source: 'imported' },
  ];
  for (const wrong of malformed) {
    expect((await client.call('dropshippingCreate', { body: wrong, headers: keyed() })).status).toBe(400);
  }
  const stale = { params: { id: one.id }, body: { quoteKey: 'nothing-like-it' }, headers: keyed() };
  expect((await client.call('dropshippingOrder', stale)).code).toBe(errorCodes.QUOTE_CHANGED.code);
});

it('a batch is thrown away before it is ordered, and not afterwards', async () => {
  const { socks } = await makeBatchGoods(shop);
  const reseller = await makeReseller(shop);
  const remove = (id: string) => reseller.client.call('dropshippingRemove', { params: { id }, headers: keyed() });
  const batch = await reseller.create([rowTo(socks.code)]);
  must(await remove(batch.id));
  expect((await reseller.client.call('dropshippingGet', { params: { id: batch.id } })).status).toBe(404);
  const kept = await reseller.create([rowTo(socks.code)]);
  await reseller.ordered(kept.id);
  expect((await remove(kept.id)).code).toBe(errorCodes.BATCH_CHANGED.code);
  expect((await reseller.add(kept.id, [rowTo(socks.code)])).code).toBe(errorCodes.BATCH_CHANGED.code);
  expect(must<DropshippingBatch>(await reseller.cancel(kept.id))).toMatchObject({
    state: 'closed',
    closedBecause: 'cancelled',
  });
});
