import { type DropshippingBatch, errorCodes } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { closeBatch } from '../../apps/server/src/flows/dropshipping/closeBatch.ts';
import { makeOrders } from '../../apps/server/src/flows/dropshipping/makeOrders.ts';
import { makeBatchOrders } from '../../apps/server/src/jobs/makeBatchOrders.ts';
import { makeBatchSku } from '../support/batchActs.ts';
import { countDeadlocks } from '../support/countDeadlocks.ts';
import { makeCrowd, must } from '../support/makeBuyer.ts';
import { sendOrder } from '../support/makeOrder.ts';
import { makeReseller, type Reseller, rowTo } from '../support/makeReseller.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterEach(async () => {
  expect(await shop.broken()).toEqual([]);
});
afterAll(() => shop.stop());

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

async function makeSkus(count: number, pieces: number) {
  const made: { code: string; skuId: string }[] = [];
  // In turn: the first product brings its brand and categories.
  for (let index = 0; index < count; index += 1) {
    made.push(await makeBatchSku(shop, { priceFen: 2000, pieces }));
  }
  return made;
}

/** A batch with as many rows, over these goods in turn. */
async function batchOf(
  reseller: Reseller,
  goods: readonly { code: string }[],
  rows: number,
): Promise<DropshippingBatch> {
  const made = Array.from({ length: rows }, (_, index) => rowTo(goods[index % goods.length]?.code ?? ''));
  const batch = await reseller.create(made.slice(0, 200));
  for (let from = 200; from < rows; from += 200) must(await reseller.add(batch.id, made.slice(from, from + 200)));
  return await reseller.get(batch.id);
}

const ordersOf = async (id: string) => {
  const { rows } = await sql<{ id: string; no: string; state: string }>`
    select id, no, state from orders where subject_id = ${id} order by id`.execute(shop.services.db.read);
  return rows;
};

it('20 payments of one batch at once: one debit, one payment, every order paid', async () => {
  const reseller = await makeReseller(shop, { balanceFen: 500_000 });
  const { id } = await batchOf(reseller, await makeSkus(2, 100), 40);
  const { payFen } = await reseller.ordered(id);
  const replies = await times(20, () => reseller.payByBalance(id));
  expect(replies.filter(({ flag }) => flag)).toHaveLength(1);
  expect(replies.filter(({ code }) => code === errorCodes.PAYMENT_DONE.code)).toHaveLength(19);
  const { rows } = await sql<{ debits: number; debited: number; payments: number }>`
    select count(*)::int as debits, sum(amount)::int8 as debited, (
        select count(*)::int from payments where payable_kind = 'dropshippingBatch' and payable_id = ${id}) as payments
    from ledger_transfers where cause_kind = 'balancePayment' and cause_id in (
      select id::text from payments where user_id = ${reseller.userId})`.execute(shop.services.db.read);
  expect(rows).toEqual([{ debits: 1, debited: payFen, payments: 1 }]);
  expect(new Set((await ordersOf(id)).map(({ state }) => state))).toEqual(new Set(['awaitingDispatch']));
});

it('one batch ordered 10 times at once is ordered once, and of two batches one', async () => {
  const reseller = await makeReseller(shop);
  const [sku] = await makeSkus(1, 100);
  const one = await batchOf(reseller, [sku ?? { code: '' }], 5);
  const two = await batchOf(reseller, [sku ?? { code: '' }], 5);
  // Quoted before: the quote of a batch that is ordered by then would be refused.
  const wishes = [
    { params: { id: one.id }, body: { quoteKey: (await reseller.quote(one.id)).key } },
    { params: { id: two.id }, body: { quoteKey: (await reseller.quote(two.id)).key } },
  ];
  const replies = await times(10, (index) =>
    reseller.client.call('dropshippingOrder', { ...wishes[index % 2], headers: { 'Idempotency-Key': newId() } }),
  );
  expect(replies.filter(({ flag }) => flag)).toHaveLength(1);
  const refusals = new Set(replies.filter(({ flag }) => !flag).map(({ code }) => code));
  expect(
    [...refusals].every((code) => code === errorCodes.BATCH_UNPAID.code || code === errorCodes.BATCH_CHANGED.code),
  ).toBe(true);
  await makeBatchOrders(shop.services);
});

it('two workers make the orders of a batch while others buy the same goods: each row once, no piece twice', async () => {
  const { db } = shop.services;
  const before = await countDeadlocks(shop);
  const goods = await makeSkus(4, 200);
  const reseller = await makeReseller(shop, { balanceFen: 1_500_000 });
  const { id } = await batchOf(reseller, goods, 500);
  const crowd = await makeCrowd(shop, 8, { balanceFen: 100_000 });
  const buy = async (index: number) => {
    const skuIds = goods.map(({ skuId }) => skuId);
    const lines = (index % 2 ? skuIds : skuIds.toReversed()).map((skuId) => ({ skuId, quantity: 1 }));
    const buyer = crowd[index];
    if (!buyer) return;
    for (let round = 0; round < 3; round += 1) {
      const order = await buyer.ordered({ lines });
      must(await buyer.payByBalance(order.id));
    }
  };
  const orderAndMake = async () => {
    must(await reseller.order(id));
    await times(2, () => makeBatchOrders(shop.services));
  };
  await Promise.all([orderAndMake(), ...crowd.map((_, index) => buy(index))]);
  await makeBatchOrders(shop.services);
  expect(await reseller.get(id)).toMatchObject({ state: 'unpaid', orders: { all: 500, made: 500 } });
  expect(await ordersOf(id)).toHaveLength(500);
  must(await reseller.payByBalance(id));
  expect(await countDeadlocks(shop)).toBe(before);
  const levels = await db.read
    .selectFrom('stock_levels')
    .select(['available', 'reserved'])
    .where(
      'sku_id',
      'in',
      goods.map(({ skuId }) => skuId),
    )
    .execute();
  // 125 of the batch and 24 of the others, of each.
  expect(levels).toEqual(goods.map(() => ({ available: 51, reserved: 149 })));
});

it('a chunk that is cut off leaves nothing, and the next worker goes on', async () => {
  const { db, clock } = shop.services;
  const reseller = await makeReseller(shop);
  const { id } = await batchOf(reseller, await makeSkus(3, 200), 450);
  must(await reseller.order(id));
  const key = { userId: reseller.userId, id };
  expect(await db.transact((tx) => makeOrders(tx, { ...key, now: clock() }))).toBe('more');
  const killed = db.transact(async (tx) => {
    await makeOrders(tx, { ...key, now: clock() });
    throw new Error('killed');
  });
  await expect(killed).rejects.toThrow('killed');
  expect(await reseller.get(id)).toMatchObject({ state: 'ordering', orders: { made: 200, all: 450 } });
  expect(await shop.broken()).toEqual([]);
  await makeBatchOrders(shop.services);
  expect(await reseller.get(id)).toMatchObject({ state: 'unpaid', orders: { made: 450, all: 450 } });
  expect(await ordersOf(id)).toHaveLength(450);
});

it('payment and closing at once: the batch is wholly paid or wholly closed', async () => {
  for (let round = 0; round < 4; round += 1) {
    const reseller = await makeReseller(shop, { balanceFen: 200_000 });
    const { id } = await batchOf(reseller, await makeSkus(1, 100), 30);
    await reseller.ordered(id);
    const close = () =>
      shop.services.db
        .transact((tx) =>
          closeBatch(tx, { userId: reseller.userId, id, by: { kind: 'shop' }, now: shop.services.clock() }),
        )
        .then(
          () => true,
          () => false,
        );
    const [paid, closed] = await Promise.all(
      round % 2 ? [reseller.payByBalance(id), close()] : [reseller.payByBalance(id), close()],
    );
    expect(paid.flag).toBe(!closed);
    const states = new Set((await ordersOf(id)).map(({ state }) => state));
    expect(states).toEqual(new Set([closed ? 'closed' : 'awaitingDispatch']));
  }
});

it('a batch that is closed in the middle of ordering makes no more orders', async () => {
  const { db, clock } = shop.services;
  const reseller = await makeReseller(shop);
  const [sku] = await makeSkus(1, 500);
  const { id } = await batchOf(reseller, [sku ?? { code: '' }], 420);
  must(await reseller.order(id));
  await db.transact((tx) => makeOrders(tx, { userId: reseller.userId, id, now: clock() }));
  await Promise.all([makeBatchOrders(shop.services), reseller.cancel(id)]);
  await reseller.cancel(id);
  await makeBatchOrders(shop.services);
  expect(await reseller.get(id)).toMatchObject({ state: 'closed' });
  const level = await db.read
    .selectFrom('stock_levels')
    .select(['available', 'reserved'])
    .where('sku_id', '=', sku?.skuId ?? '')
    .executeTakeFirstOrThrow();
  expect(level).toEqual({ available: 500, reserved: 0 });
});

it('parcels leave and rows go back at the same time, without waiting in a circle', async () => {
  const before = await countDeadlocks(shop);
  const reseller = await makeReseller(shop, { balanceFen: 200_000 });
  const { id } = await batchOf(reseller, await makeSkus(1, 100), 20);
  await reseller.ordered(id);
  must(await reseller.payByBalance(id));
  const orders = await ordersOf(id);
  const cancel = async (orderId: string) => {
    const { client } = reseller;
    const detail = must<{ lines: { id: string; quantity: number }[] }>(
      await client.call('orderGet', { params: { id: orderId } }),
    );
    const lines = detail.lines.map((line) => ({ lineId: line.id, pieces: line.quantity }));
    const wish = { orderId, kind: 'refundOnly', lines };
    const { totalFen } = must<{ totalFen: number }>(await client.call('afterSalePreview', { body: wish }));
    const body = { ...wish, reason: 'changedMind', description: '', pictures: [], totalFen };
    must(await client.call('afterSaleApply', { body, headers: { 'Idempotency-Key': newId() } }));
  };
  await Promise.all(orders.map((order, index) => (index % 2 ? cancel(order.id) : sendOrder(shop, order))));
  expect(await reseller.get(id)).toMatchObject({ progress: { awaitingDispatch: 0, sent: 10, closed: 10 } });
  expect(await countDeadlocks(shop)).toBe(before);
});
