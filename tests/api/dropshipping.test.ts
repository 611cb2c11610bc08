import { type Answer, type Contract, type DropshippingBatch, type DropshippingRow, errorCodes } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShippingTemplate } from '../../apps/server/src/modules/goods/catalogue/index.ts';
import { readBatchRows } from '../../apps/server/src/jobs/readBatchRows.ts';
import { createShopClient } from '../support/createShopClient.ts';
import { makeBusiness } from '../support/makeBusiness.ts';
import { must } from '../support/makeBuyer.ts';
import { makeProduct } from '../support/makeProduct.ts';
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
const change = ({ client }: Reseller, id: string, rows: readonly unknown[]) =>
  client.call('dropshippingRowsChange', { params: { id }, body: { rows }, headers: keyed() });
const codesOf = ({ problems }: DropshippingRow) => problems.map(({ code }) => code);

/** The goods of the picture, with stock for everyone. */
async function makeGoods() {
  const tag = newId().slice(-6).toUpperCase();
  await shop.services.db
    .transact((tx) =>
      createShippingTemplate(tx, {
        id: 'six',
        name: '快递 6 元',
        shipsFrom: '浙江杭州',
        dispatchHours: 24,
        feeFen: 600,
        freeFromFen: 9900,
        vipFreeFromFen: 3900,
      }),
    )
    .catch(() => {});
  const make = async (
    title: string,
    code: string,
    priceFen: number,
    tier: { minQuantity: number; priceFen: number },
  ) => {
    const sku = { optionValues: [], code: `${code}-${tag}` };
    const { skuIds } = await makeProduct(shop.services.db, {
      title: `${title} ${tag}`,
      priceFen,
      pieces: 1000,
      shippingTemplateId: 'six',
      wholesale: [tier],
      skus: [sku],
    });
    return { skuId: skuIds[0] ?? '', code: sku.code, title: `${title} ${tag}` };
  };
  return {
    socks: await make('精梳棉中筒袜 3 双', 'SH-WZ-03', 3990, { minQuantity: 10, priceFen: 3390 }),
    brush: await make('软毛牙刷 4 支', 'RW-YS-04', 2990, { minQuantity: 10, priceFen: 2490 }),
    soap: await make('冷制手工皂 2 块', 'RW-SZ-02', 4590, { minQuantity: 5, priceFen: 3990 }),
  };
}
it('the batch of the picture comes to 1,108.80 and is paid by one debit', async () => {
  const { socks, brush, soap } = await makeGoods();
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
  const { socks, brush } = await makeGoods();
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

it('a row names its SKU by code, or by a title that one of the chosen goods has alone', async () => {
  const { socks, brush, soap } = await makeGoods();
  const reseller = await makeReseller(shop);
  const skuIds = [socks.skuId, brush.skuId];
  const batch = await reseller.create(
    [
      rowTo(` ${socks.code.toLowerCase()} `),
      rowTo('牙刷'),
      rowTo(socks.title),
      rowTo(soap.title),
      rowTo('3 双'),
      rowTo('4'),
      rowTo(brush.code.replace('04', '05')),
      rowTo(''),
      rowTo(soap.code),
    ],
    { skuIds },
  );
  const { items } = await rowsOf(reseller, batch.id);
  expect(items.map((row) => row.sku?.skuId ?? codesOf(row)[0])).toEqual([
    socks.skuId,
    brush.skuId,
    socks.skuId,
    'goodsUnknown',
    socks.skuId,
    expect.anything(),
    'goodsUnknown',
    'goodsMissing',
    soap.skuId,
  ]);
  expect(items[6]?.problems).toEqual([{ code: 'goodsUnknown', field: 'goods', suggestion: brush.code }]);
  // With the soap chosen too, its title is known; all rows are read again.
  const changed = await reseller.client.call('dropshippingChange', {
    params: { id: batch.id },
    body: { businessId: reseller.businessId, name: '改过', skuIds: [...skuIds, soap.skuId] },
    headers: keyed(),
  });
  expect(must<DropshippingBatch>(changed)).toMatchObject({ name: '改过', state: 'checked' });
  const again = await rowsOf(reseller, batch.id);
  expect(again.items[3]?.sku?.skuId).toBe(soap.skuId);
});

it('rows of a large batch are read again in the background, and nothing is ordered before', async () => {
  const { socks, brush } = await makeGoods();
  const reseller = await makeReseller(shop);
  const first = rowTo('牙刷');
  const batch = await reseller.create([first, ...Array.from({ length: 199 }, () => rowTo('牙刷'))], {
    skuIds: [socks.skuId],
  });
  for (const more of [Array.from({ length: 199 }, () => rowTo(socks.code)), [{ ...first }]]) {
    must(await reseller.add(batch.id, more));
  }
  expect((await reseller.get(batch.id)).rows).toMatchObject({ all: 400, bad: 201, good: 199 });
  const body = { businessId: reseller.businessId, name: batch.name, skuIds: [socks.skuId, brush.skuId] };
  const reply = await reseller.client.call('dropshippingChange', { params: { id: batch.id }, body, headers: keyed() });
  expect(must<DropshippingBatch>(reply)).toMatchObject({ state: 'draft', rows: { unread: 200, good: 200 } });
  expect((await reseller.order(batch.id)).code).toBe(errorCodes.BATCH_UNREAD.code);
  await readBatchRows(shop.services);
  expect(await reseller.get(batch.id)).toMatchObject({
    state: 'checked',
    rows: { unread: 0, bad: 0, repeated: 1, good: 399 },
  });
});

it('each cell that cannot be understood has its reason, and is mended in place', async () => {
  const { socks } = await makeGoods();
  const reseller = await makeReseller(shop);
  const bad: [Parameters<typeof rowTo>[2], string][] = [
    [{ recipient: '' }, 'recipientMissing'],
    [{ recipient: '长'.repeat(25) }, 'recipientLong'],
    [{ phoneNumber: '' }, 'phoneMissing'],
    [{ phoneNumber: '1386620491' }, 'phoneShort'],
    [{ phoneNumber: '138662049101' }, 'phoneLong'],
    [{ phoneNumber: '05718888602' }, 'phoneWrong'],
    [{ address: '河北省朝阳区建国路 88 号' }, 'placeUnclear'],
    [{ address: '浙江省杭州市西湖区' }, 'detailMissing'],
    [{ divisionCode: '999999' }, 'placeUnclear'],
    [{ quantity: '' }, 'quantityWrong'],
    [{ quantity: '0' }, 'quantityWrong'],
    [{ quantity: '1.5' }, 'quantityWrong'],
    [{ quantity: '201' }, 'quantityLarge'],
  ];
  const batch = await reseller.create(bad.map(([more]) => rowTo(socks.code, 1, more)));
  const { items } = await rowsOf(reseller, batch.id, { filter: 'bad' });
  expect(items.map(codesOf)).toEqual(bad.map(([, code]) => [code]));
  expect((await reseller.order(batch.id)).code).toBe(errorCodes.BATCH_EMPTY.code);
  const { no } = items[3] ?? { no: 0 };
  const mended = { ...rowTo(socks.code, 2), no, phoneNumber: '138 6620 4911' };
  const reply = must<{ batch: DropshippingBatch; rows: DropshippingRow[] }>(await change(reseller, batch.id, [mended]));
  expect(reply.batch.rows).toMatchObject({ bad: bad.length - 1, good: 1 });
  expect(reply.rows).toMatchObject([{ no, state: 'good', pieces: 2, place: { city: '杭州市', district: '西湖区' } }]);
  const chosen = { ...rowTo(socks.code, 1), no: 7, divisionCode: '330106', address: '文三路 1 号' };
  const placed = must<{ rows: DropshippingRow[] }>(await change(reseller, batch.id, [chosen]));
  expect(placed.rows[0]).toMatchObject({ state: 'good', place: { divisionCode: '330106', detail: '文三路 1 号' } });
  expect((await change(reseller, batch.id, [{ ...mended, no: 999 }])).code).toBe(errorCodes.BATCH_CHANGED.code);
  expect((await change(reseller, batch.id, [mended, mended])).code).toBe(errorCodes.INVALID_INPUT.code);
});

it('a repeat is set aside unless it is wanted; one of an earlier batch counts for 30 days', async () => {
  const { socks, brush } = await makeGoods();
  const reseller = await makeReseller(shop, { balanceFen: 100_000 });
  const first = rowTo(socks.code);
  const again = {
    ...first,
    address: '浙江省 杭州市 西湖区 ' + first.address.slice('浙江省杭州市西湖区'.length),
    quantity: '2',
  };
  const batch = await reseller.create([first, again, { ...first, goods: brush.code }, { ...again, isWanted: true }]);
  expect(batch.rows).toMatchObject({ good: 3, repeated: 1 });
  const { items } = await rowsOf(reseller, batch.id);
  expect(items.map(({ state, repeats }) => [state, repeats?.no ?? null])).toEqual([
    ['good', null],
    ['repeated', 1],
    ['good', null],
    ['good', 1],
  ]);
  // What it repeats is gone: it is one of its own now.
  const removed = await reseller.client.call('dropshippingRowsRemove', {
    params: { id: batch.id },
    body: { nos: [1, 4] },
    headers: keyed(),
  });
  expect(must<DropshippingBatch>(removed).rows).toMatchObject({ good: 2, repeated: 0 });
  await reseller.ordered(batch.id);
  must(await reseller.payByBalance(batch.id));
  const next = await reseller.create([first]);
  const [row] = (await rowsOf(reseller, next.id)).items;
  expect(row).toMatchObject({ state: 'repeated', repeats: { no: 2, batchNo: batch.no } });
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
  const { socks } = await makeGoods();
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
  const { socks } = await makeGoods();
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
