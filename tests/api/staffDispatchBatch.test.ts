import type { Answer, Contract } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { makeAfterSale } from '../support/makeAfterSale.ts';
import { must } from '../support/makeBuyer.ts';
import { makeOrder, newTrackingNo, sendOrder } from '../support/makeOrder.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type Preflight = Answer<Contract['staffDispatchPreflight']>;
type Dispatched = Answer<Contract['staffDispatchBatch']>;
type PickList = Answer<Contract['staffDispatchPickList']>;

let shop: TestShop;
let staff: StaffClient;
let client: ShopClient;
beforeAll(async () => {
  shop = await startTestShop();
  staff = await signInStaff(shop, ['orders']);
  client = createShopClient(shop, { roaming: true });
  await client.register();
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const nothing = '2026010100000000';
const preflight = async (nos: string[]) =>
  must<Preflight>(await staff.call('staffDispatchPreflight', { body: { nos } }));
const batch = (rows: unknown[], key = newId(), by = staff) =>
  by.call('staffDispatchBatch', { body: { rows }, headers: { 'Idempotency-Key': key } });
const rowOf = (no: string, trackingNo = newTrackingNo()) => ({ no, carrier: 'sf', trackingNo });

it('says of each order whether it can go, and why not; the rest goes', async () => {
  const { skuIds } = await makeProduct(shop.services.db, { pieces: 30 });
  const lines = [{ skuId: skuIds[0] ?? '', quantity: 2 }];
  const free = await makeOrder(shop, client, { state: 'paid', lines });
  const held = await makeOrder(shop, client, { state: 'paid' });
  must(await staff.call('staffOrderHold', { params: { no: held.no }, body: { reason: '地址待确认' } }));
  const open = await makeOrder(shop, client, { state: 'paid', lines });
  await sendOrder(shop, open, [{ lineId: open.lines[0]?.id ?? '', quantity: 1 }]);
  await makeAfterSale(shop, client, { order: open, lines: [{ lineId: open.lines[0]?.id ?? '', pieces: 1 }] });
  const unpaid = await makeOrder(shop, client);
  const sent = await makeOrder(shop, client, { state: 'sent' });
  const nos = [free.no, held.no, open.no, unpaid.no, sent.no, nothing, free.no];
  const answer = await preflight(nos);
  expect(answer).toMatchObject({ orders: 1, pieces: 2, payFen: free.payFen });
  expect(answer.items.map(({ no, obstacle }) => [no, obstacle])).toEqual([
    [free.no, null],
    [held.no, 'held'],
    [open.no, 'afterSaleOpen'],
    [unpaid.no, 'notDue'],
    [sent.no, 'alreadySent'],
    [nothing, 'orderUnknown'],
  ]);
  expect(answer.items[1]?.reason).toBe('地址待确认');

  const rows = [rowOf(free.no), rowOf(held.no), rowOf(unpaid.no), rowOf(nothing)];
  const key = newId();
  const first = must<Dispatched>(await batch(rows, key));
  expect(first.counts).toEqual({ sent: 1, alreadySent: 0, refused: 3 });
  expect(first.rows.map(({ result }) => result)).toEqual(['sent', 'held', 'notDue', 'orderUnknown']);
  // The same request has the same answer; another one with the same parcels sends nothing twice.
  expect(must<Dispatched>(await batch(rows, key))).toEqual(first);
  expect(must<Dispatched>(await batch(rows)).rows[0]?.result).toBe('alreadySent');
  expect((await batch([rowOf(open.no)], key)).status).toBe(409);
  const { rows: parcels } = await sql<{ number: number }>`
    select count(*)::int as number from parcels where order_id = ${free.id}`.execute(shop.services.db.read);
  expect(parcels[0]?.number).toBe(1);
  expect(must<{ state: string }>(await client.call('orderGet', { params: { id: free.id } })).state).toBe(
    'awaitingReceipt',
  );
});

it('lists what to take from the shelves, by SKU', async () => {
  const one = await makeProduct(shop.services.db, { pieces: 30, skus: [{ optionValues: [], code: `A-${newId()}` }] });
  const two = await makeProduct(shop.services.db, { pieces: 30, skus: [{ optionValues: [], code: `B-${newId()}` }] });
  const [a = '', b = ''] = [one.skuIds[0], two.skuIds[0]];
  const first = await makeOrder(shop, client, {
    state: 'paid',
    lines: [
      { skuId: a, quantity: 2 },
      { skuId: b, quantity: 1 },
    ],
  });
  const second = await makeOrder(shop, client, { state: 'paid', lines: [{ skuId: a, quantity: 3 }] });
  await sendOrder(shop, second, [{ lineId: second.lines[0]?.id ?? '', quantity: 1 }]);
  const unpaid = await makeOrder(shop, client, { lines: [{ skuId: b, quantity: 4 }] });
  const body = { nos: [first.no, second.no, unpaid.no, nothing] };
  const list = must<PickList>(await staff.call('staffDispatchPickList', { body }));
  expect(list).toMatchObject({ orders: 2, pieces: 5 });
  expect(list.items.map(({ skuId, quantity, orders }) => [skuId, quantity, orders.length])).toEqual([
    [a, 4, 2],
    [b, 1, 1],
  ]);
});

it('is for 订单客服, and takes what is well formed', async () => {
  const finance = await signInStaff(shop, ['finance']);
  for (const name of ['staffDispatchPreflight', 'staffDispatchPickList'] as const) {
    expect((await finance.call(name, { body: { nos: [nothing] } })).status).toBe(404);
    expect((await staff.call(name, { body: { nos: [] } })).status).toBe(400);
    expect((await createShopClient(shop).call(name, { body: { nos: [nothing] } })).status).toBe(401);
  }
  expect((await batch([rowOf(nothing)], newId(), finance)).status).toBe(404);
  expect((await batch([{ no: nothing, carrier: 'sf', trackingNo: 'x' }])).status).toBe(400);
  expect((await batch(Array.from({ length: 501 }, () => rowOf(nothing)))).status).toBe(400);
});
