import { type Answer, type Contract, type DropshippingBatch, type DropshippingRow, errorCodes } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBatchRows } from '../../apps/server/src/jobs/readBatchRows.ts';
import { makeBatchGoods } from '../support/makeBatchGoods.ts';
import { must } from '../support/makeBuyer.ts';
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

it('a row names its SKU by code, or by a title that one of the chosen goods has alone', async () => {
  const { socks, brush, soap } = await makeBatchGoods(shop);
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
  const { socks, brush } = await makeBatchGoods(shop);
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
  const { socks } = await makeBatchGoods(shop);
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
  const { socks, brush } = await makeBatchGoods(shop);
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
