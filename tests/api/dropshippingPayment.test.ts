import { type Answer, type Contract, type DropshippingBatch, errorCodes } from '@jiwu/contract';
import { MINUTE_MS, newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeUnpaidBatches } from '../../apps/server/src/jobs/closeUnpaidBatches.ts';
import { closeUnpaidOrders } from '../../apps/server/src/jobs/closeUnpaidOrders.ts';
import { makeBatchOrders } from '../../apps/server/src/jobs/makeBatchOrders.ts';
import { must, PAYMENT_PASSWORD } from '../support/makeBuyer.ts';
import { sendOrder } from '../support/makeOrder.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { makeReseller, type Reseller, rowTo } from '../support/makeReseller.ts';
import { playPayments } from '../support/playPayments.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type RowsPage = Answer<Contract['dropshippingRows']>;
type Preview = Answer<Contract['afterSalePreview']>;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const keyed = (key = newId()) => ({ 'Idempotency-Key': key });

async function makeSku(pieces = 100, priceFen = 5000) {
  const code = `T-${newId().slice(-10)}`;
  const { skuIds, id } = await makeProduct(shop.services.db, { priceFen, pieces, skus: [{ optionValues: [], code }] });
  return { code, skuId: skuIds[0] ?? '', productId: id };
}
const reservedOf = async (skuId: string) => {
  const level = await shop.services.db.read
    .selectFrom('stock_levels')
    .select(['on_hand', 'reserved', 'available'])
    .where('sku_id', '=', skuId)
    .executeTakeFirstOrThrow();
  return [level.on_hand, level.reserved, level.available];
};
const rowsOf = async ({ client }: Reseller, id: string, filter?: string, keyword?: string) => {
  const query = new URLSearchParams({ ...(filter && { filter }), ...(keyword && { keyword }) }).toString();
  return must<RowsPage>(await client.call('dropshippingRows', { params: { id }, query })).items;
};
it('rows of a paid batch are found by who gets them, wherever their parcels are', async () => {
  const sku = await makeSku();
  const reseller = await makeReseller(shop, { balanceFen: 200_000 });
  const rows = ['王晓岚', '李建民', '王晓东'].map((recipient) => ({ ...rowTo(sku.code), recipient }));
  const { id } = await reseller.create(rows);
  await reseller.ordered(id);
  must(await reseller.payByBalance(id));
  const [first] = await rowsOf(reseller, id);
  await sendOrder(shop, { no: first?.order?.no ?? '' });
  const found = async (filter?: string) => (await rowsOf(reseller, id, filter, '王晓')).map(({ no }) => no);
  expect([await found(), await found('sent'), await found('awaitingDispatch')]).toEqual([[1, 3], [1], [3]]);
  expect(await rowsOf(reseller, id, 'sent', '李建民')).toEqual([]);
});

/** Of the database: how long ago it was ordered is moved, as if time had passed. */
const age = async (id: string, minutes: number) => {
  await shop.services.db.transact(async (tx) => {
    await sql`update dropshipping_batches set ordered_at = ordered_at - make_interval(secs => ${minutes}::float8 * 60),
      pay_by = pay_by - make_interval(secs => ${minutes}::float8 * 60) where id = ${id}`.execute(tx);
    await sql`update orders set pay_by = pay_by - make_interval(secs => ${minutes}::float8 * 60) where subject_id = ${id}`.execute(
      tx,
    );
  });
};

it('ordering reserves the stock of the whole batch or none of it', async () => {
  const plenty = await makeSku(100);
  const scarce = await makeSku(3);
  const reseller = await makeReseller(shop);
  const batch = await reseller.create([rowTo(plenty.code, 5), rowTo(scarce.code, 2), rowTo(scarce.code, 2)]);
  const quote = await reseller.quote(batch.id);
  expect(quote.skus.map(({ code, short }) => [code, short])).toEqual(
    expect.arrayContaining([
      [plenty.code, 0],
      [scarce.code, 1],
    ]),
  );
  expect((await reseller.order(batch.id)).code).toBe(errorCodes.STOCK_SHORT.code);
  expect(await reservedOf(plenty.skuId)).toEqual([100, 0, 100]);
  must(
    await reseller.client.call('dropshippingRowsRemove', {
      params: { id: batch.id },
      body: { nos: [3] },
      headers: keyed(),
    }),
  );
  const key = newId();
  expect(must<DropshippingBatch>(await reseller.order(batch.id, key))).toMatchObject({ state: 'ordering' });
  expect(await reservedOf(plenty.skuId)).toEqual([100, 5, 95]);
  // No order yet, and nothing to pay: the pieces are set aside for the batch.
  expect((await reseller.payByBalance(batch.id)).code).toBe(errorCodes.BATCH_ORDERING.code);
  expect(await shop.broken()).toEqual([]);
  await makeBatchOrders(shop.services);
  expect(await reseller.get(batch.id)).toMatchObject({ state: 'unpaid', orders: { all: 2, made: 2 } });
  expect(await reservedOf(scarce.skuId)).toEqual([3, 2, 1]);
});

it('its orders are neither paid nor closed nor swept alone, and stand in no list of ordinary ones', async () => {
  const sku = await makeSku();
  const reseller = await makeReseller(shop, { balanceFen: 100_000 });
  const { id } = await reseller.create([rowTo(sku.code), rowTo(sku.code)]);
  await reseller.ordered(id);
  const [row] = await rowsOf(reseller, id);
  const orderId = row?.order?.id ?? '';
  const { client } = reseller;
  const params = { id: orderId };
  const replies = [
    await client.call('orderPayBalance', { params, body: { password: PAYMENT_PASSWORD }, headers: keyed() }),
    await client.call('orderPay', { params, body: { gateway: 'wechat' }, headers: keyed() }),
    await client.call('orderClose', { params, body: { reason: 'other' }, headers: keyed() }),
  ];
  expect(replies.map(({ code }) => code)).toEqual(replies.map(() => errorCodes.ORDER_OF_BATCH.code));
  const detail = must<Answer<Contract['orderGet']>>(await client.call('orderGet', { params }));
  expect(detail).toMatchObject({ kind: 'dropshipping', state: 'awaitingPayment', actions: [] });
  const mine = must<Answer<Contract['orderList']>>(await client.call('orderList'));
  expect(mine).toMatchObject({ items: [], counts: { all: 0, awaitingPayment: 0 } });
  await age(id, 31);
  await closeUnpaidOrders(shop.services);
  expect(await reseller.get(id)).toMatchObject({ state: 'unpaid' });
  await closeUnpaidBatches(shop.services);
  expect(await reseller.get(id)).toMatchObject({ state: 'closed', closedBecause: 'lapsed' });
  expect((await rowsOf(reseller, id, 'closed')).map(({ order }) => order?.state)).toEqual(['closed', 'closed']);
  expect(await reservedOf(sku.skuId)).toEqual([100, 0, 100]);
  expect((await reseller.payByBalance(id)).code).toBe(errorCodes.PAYMENT_CLOSED.code);
});

it('one batch at a time is unpaid, and three that lapse block until midnight', async () => {
  const sku = await makeSku();
  const reseller = await makeReseller(shop);
  const list = async (query = '') =>
    must<Answer<Contract['dropshippingList']>>(await reseller.client.call('dropshippingList', { query }));
  const blocked = async () => (await list()).blockedUntil;
  for (let lapsed = 0; lapsed < 3; lapsed += 1) {
    expect(await blocked()).toBeNull();
    const { id } = await reseller.create([rowTo(sku.code)]);
    expect((await list()).unpaid).toBeNull();
    await reseller.ordered(id);
    // Told wherever the list is asked for, also where this batch stands on another page or under another tab.
    expect((await list('tab=completed')).unpaid).toMatchObject({ id });
    const second = await reseller.create([rowTo(sku.code)]);
    expect((await reseller.order(second.id)).code).toBe(errorCodes.BATCH_UNPAID.code);
    // Cancelled after the stock was held for a while: it counts.
    await age(id, 3);
    expect(must<DropshippingBatch>(await reseller.cancel(id)).closedBecause).toBe('lapsed');
    expect((await reseller.cancel(id)).code).toBe(errorCodes.BATCH_CHANGED.code);
  }
  const { id } = await reseller.create([rowTo(sku.code)]);
  expect((await reseller.order(id)).code).toBe(errorCodes.BATCH_BLOCKED.code);
  expect(Date.parse((await blocked()) ?? '')).toBeGreaterThan(Date.now());
});

it('without enough in the balance nothing is paid, and the same request pays once', async () => {
  const sku = await makeSku();
  const reseller = await makeReseller(shop, { balanceFen: 5000 });
  const { id } = await reseller.create([rowTo(sku.code), rowTo(sku.code)]);
  const { payFen } = await reseller.ordered(id);
  expect((await reseller.payByBalance(id)).code).toBe(errorCodes.BALANCE_SHORT.code);
  expect(await reseller.get(id)).toMatchObject({ state: 'unpaid' });
  await reseller.recharge(20_000);
  const key = newId();
  const [one, two] = [await reseller.payByBalance(id, key), await reseller.payByBalance(id, key)];
  expect([one.status, two.status]).toEqual([200, 200]);
  expect((await reseller.payByBalance(id)).code).toBe(errorCodes.PAYMENT_DONE.code);
  const { availableFen } = must<{ availableFen: number }>(await reseller.client.call('walletGet'));
  expect(availableFen).toBe(25_500 - (payFen ?? 0));
  const notices = must<{ items: { kind: string }[] }>(await reseller.client.call('noticeList'));
  expect(notices.items.filter(({ kind }) => kind.startsWith('batch') || kind.startsWith('order'))).toMatchObject([
    { kind: 'batchPaid' },
  ]);
});

it.each(['wechat', 'alipay'] as const)('is paid by %s as one payment, and a row goes back by it', async (gateway) => {
  const sku = await makeSku();
  const reseller = await makeReseller(shop);
  const { id } = await reseller.create([rowTo(sku.code), rowTo(sku.code, 2), rowTo(sku.code)]);
  const { payFen } = await reseller.ordered(id);
  const pay = () => reseller.client.call('dropshippingPay', { params: { id }, body: { gateway }, headers: keyed() });
  const { paymentId, amountFen } = must<{ paymentId: string; amountFen: number }>(await pay());
  expect(must<{ paymentId: string }>(await pay()).paymentId).toBe(paymentId);
  expect(amountFen).toBe(payFen);
  const play = playPayments(shop);
  const waiting = {
    client: reseller.client,
    gateway,
    rechargeId: '',
    paymentId,
    outTradeNo: paymentId.replaceAll('-', ''),
  };
  await play.open(waiting);
  await play.pay(waiting);
  await play.notify(waiting);
  expect(await reseller.get(id)).toMatchObject({ state: 'paid', paidWith: gateway, paymentId });
  const [first] = await rowsOf(reseller, id);
  await cancelRow(reseller, first?.order?.id ?? '');
  expect(await reseller.get(id)).toMatchObject({
    refundedFen: first?.price?.payFen,
    progress: { awaitingDispatch: 2, closed: 1 },
  });
});

/** Cancels an order of a batch before it is sent, for what was shown. */
async function cancelRow({ client }: Reseller, orderId: string) {
  const detail = must<Answer<Contract['orderGet']>>(await client.call('orderGet', { params: { id: orderId } }));
  const lines = detail.lines.map(({ id, quantity }) => ({ lineId: id, pieces: quantity }));
  const wish = { orderId, kind: 'refundOnly', lines };
  const { totalFen } = must<Preview>(await client.call('afterSalePreview', { body: wish }));
  const body = { ...wish, reason: 'changedMind', description: '', pictures: [], totalFen };
  return must<{ state: string }>(await client.call('afterSaleApply', { body, headers: keyed() }));
}

it('rows go back to the balance one by one, bonus last, until all of the batch is back', async () => {
  const sku = await makeSku();
  const reseller = await makeReseller(shop);
  // 20.00 is bonus: it is spent first and comes back last.
  await reseller.recharge(50_000);
  const { id } = await reseller.create([rowTo(sku.code), rowTo(sku.code), rowTo(sku.code)]);
  const { payFen } = await reseller.ordered(id);
  must(await reseller.payByBalance(id));
  const rows = await rowsOf(reseller, id);
  await Promise.all(rows.map(({ order }) => cancelRow(reseller, order?.id ?? '')));
  const wallet = must<{ availableFen: number; bonusFen: number }>(await reseller.client.call('walletGet'));
  expect(wallet).toMatchObject({ availableFen: 52_000, bonusFen: 2000 });
  expect(await reseller.get(id)).toMatchObject({
    state: 'completed',
    refundedFen: payFen,
    progress: { awaitingDispatch: 0, sent: 0, completed: 0, closed: 3 },
  });
  expect(await reservedOf(sku.skuId)).toEqual([100, 0, 100]);
});

it('a batch follows its parcels, and is completed with the last one', async () => {
  const sku = await makeSku();
  const reseller = await makeReseller(shop, { balanceFen: 50_000 });
  const { id } = await reseller.create([rowTo(sku.code), rowTo(sku.code), rowTo(sku.code)]);
  await reseller.ordered(id);
  must(await reseller.payByBalance(id));
  const rows = await rowsOf(reseller, id);
  const [one, two, three] = rows.map(({ order }) => ({ id: order?.id ?? '', no: order?.no ?? '' }));
  await sendOrder(shop, { no: one?.no ?? '' });
  await sendOrder(shop, { no: two?.no ?? '' });
  expect(await reseller.get(id)).toMatchObject({ state: 'paid', progress: { awaitingDispatch: 1, sent: 2 } });
  const inPart = must<Answer<Contract['dropshippingList']>>(
    await reseller.client.call('dropshippingList', { query: 'tab=awaitingDispatch' }),
  );
  expect(inPart).toMatchObject({ counts: { all: 1, awaitingDispatch: 1, sent: 1 }, items: [{ id }] });
  const staff = await signInStaff(shop, ['orders']);
  const forStaff = must<Answer<Contract['staffOrderGet']>>(
    await staff.call('staffOrderGet', { params: { no: three?.no ?? '' } }),
  );
  expect(forStaff.sender).toEqual({ name: '知夏小铺', phoneNumber: '0571-88886024' });
  const [sent] = await rowsOf(reseller, id, 'sent');
  expect(sent).toMatchObject({
    no: 1,
    order: { state: 'awaitingReceipt', parcel: { carrierName: expect.any(String) } },
  });
  expect(sent?.typed.phoneNumber).toMatch(/^138\*{4}\d{4}$/);
  for (const order of [one, two]) {
    must(await reseller.client.call('orderReceive', { params: { id: order?.id ?? '' }, body: {}, headers: keyed() }));
  }
  await cancelRow(reseller, three?.id ?? '');
  expect(await reseller.get(id)).toMatchObject({ state: 'completed', progress: { completed: 2, closed: 1, sent: 0 } });
  // Nothing is earned: no integral, no draw, no level.
  const self = must<{ integral: number; luckyDraws: number }>(await reseller.client.call('userSelf'));
  expect(self).toMatchObject({ integral: 0, luckyDraws: 0 });
  const list = must<Answer<Contract['dropshippingList']>>(
    await reseller.client.call('dropshippingList', { query: 'tab=completed' }),
  );
  expect(list).toMatchObject({
    counts: { all: 1, awaitingDispatch: 0, sent: 0, completed: 1 },
    sums: { onTheWay: 0, thisYear: 2 },
    items: [{ id }],
  });
});

it('the deadline of a batch is kept: what is late is refused', async () => {
  const sku = await makeSku();
  const reseller = await makeReseller(shop, { balanceFen: 50_000 });
  const { id } = await reseller.create([rowTo(sku.code)]);
  const batch = await reseller.ordered(id);
  expect(Date.parse(batch.payBy ?? '') - Date.parse(batch.now)).toBeLessThanOrEqual(30 * MINUTE_MS);
  await age(id, 30.2);
  expect((await reseller.payByBalance(id)).code).toBe(errorCodes.BATCH_OVERDUE.code);
  const pay = { params: { id }, body: { gateway: 'wechat' }, headers: keyed() };
  expect((await reseller.client.call('dropshippingPay', pay)).code).toBe(errorCodes.BATCH_OVERDUE.code);
  await age(id, 1);
  await closeUnpaidBatches(shop.services);
  const [notice] = must<{ items: { kind: string }[] }>(await reseller.client.call('noticeList')).items;
  expect(notice?.kind).toBe('batchLapsed');
});
