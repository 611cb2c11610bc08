import { type Answer, type Contract, type DropshippingBatch, errorCodes } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { approveAfterSale, receiveAfterSale } from '../../apps/server/src/flows/afterSale/decideAfterSale.ts';
import { listOrderLines } from '../../apps/server/src/modules/trade/orders/index.ts';
import { batchActs, keyed, makeBatchSku, makePaidBatch } from '../support/batchActs.ts';
import { breakTables } from '../support/breakTables.ts';
import { countDeadlocks } from '../support/countDeadlocks.ts';
import { makeAfterSale } from '../support/makeAfterSale.ts';
import { must } from '../support/makeBuyer.ts';
import { receiveAs, sendOrder } from '../support/makeOrder.ts';
import { makeReseller, type Reseller, rowTo } from '../support/makeReseller.ts';
import { makeStaff } from '../support/staff.ts';
import { playPayments } from '../support/playPayments.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type Cancelled = Answer<Contract['dropshippingRowsCancel']>;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const noticesOf = async ({ client }: Reseller) =>
  must<{ items: { kind: string; body: string }[] }>(await client.call('noticeList')).items;

it('rows are cancelled before they leave: their money is in the balance, their pieces in the stock, and one notice says so', async () => {
  const { sku, reseller, id, rows, cancelRows, balance } = await makePaidBatch(shop, 12);
  const before = await balance();
  const [first] = await rows(id);
  const eachFen = first?.price?.payFen ?? 0;
  await sendOrder(shop, { no: (await rows(id))[9]?.order?.no ?? '' });
  const key = newId();
  const reply = must<Cancelled>(await cancelRows(id, [1, 2, 3, 4, 5, 10, 99, 5], key));
  expect(reply).toMatchObject({
    cancelled: 5,
    refused: [
      { no: 10, reason: 'sent' },
      { no: 99, reason: 'unknown' },
    ],
    batch: { refundedFen: 5 * eachFen, progress: { awaitingDispatch: 6, sent: 1, closed: 5 } },
  });
  expect(must<Cancelled>(await cancelRows(id, [1, 2, 3, 4, 5, 10, 99, 5], key))).toEqual(reply);
  expect(await balance()).toBe(before + 5 * eachFen);
  expect((await rows(id, 'closed')).map(({ no, order }) => [no, order?.state, order?.afterSale?.state])).toEqual(
    [1, 2, 3, 4, 5].map((no) => [no, 'closed', 'refunded']),
  );
  const level = await shop.services.db.read
    .selectFrom('stock_levels')
    .select(['on_hand', 'reserved'])
    .where('sku_id', '=', sku.skuId)
    .executeTakeFirstOrThrow();
  expect(level).toEqual({ on_hand: 999, reserved: 6 });
  // Once more, with another one: those that are cancelled stay so, and only the new one is told.
  expect(must<Cancelled>(await cancelRows(id, [5, 6]))).toMatchObject({ cancelled: 2, refused: [] });
  expect(await balance()).toBe(before + 6 * eachFen);
  const told = (await noticesOf(reseller)).filter(({ kind }) => kind !== 'rechargePaid');
  expect(told.filter(({ kind }) => kind === 'batchRowsCancelled').map(({ body }) => body)).toEqual([
    expect.stringContaining('里 1 单没有发货就取消了'),
    expect.stringContaining('里 5 单没有发货就取消了'),
  ]);
  expect(told.filter(({ kind }) => kind.startsWith('afterSale') || kind.startsWith('order'))).toEqual([]);
});

it.each(['wechat', 'alipay'] as const)(
  'of a batch that was paid by %s a cancelled row goes into the balance, a returned one back to where it came from',
  async (gateway) => {
    const sku = await makeBatchSku(shop);
    const reseller = await makeReseller(shop);
    const { payAt, rows, cancelled, balance } = batchActs(shop, reseller);
    const { id } = await reseller.create([rowTo(sku.code), rowTo(sku.code, 2), rowTo(sku.code), rowTo(sku.code)]);
    await reseller.ordered(id);
    await payAt(id, gateway);
    const all = await rows(id);
    const priceOf = (index: number) => all[index]?.price?.payFen ?? 0;
    expect((await cancelled(id, [2])).cancelled).toBe(1);
    expect(await balance()).toBe(priceOf(1));
    // The ordinary way, from the page of the order, says so before it is asked for.
    const detail = must<Answer<Contract['orderGet']>>(
      await reseller.client.call('orderGet', { params: { id: all[2]?.order?.id ?? '' } }),
    );
    const lines = detail.lines.map((line) => ({ lineId: line.id, pieces: line.quantity }));
    const wish = { orderId: detail.id, kind: 'refundOnly', lines };
    const preview = must<Answer<Contract['afterSalePreview']>>(
      await reseller.client.call('afterSalePreview', { body: wish }),
    );
    expect(preview.refundTo).toBe('balance');
    const body = { ...wish, reason: 'changedMind', description: '', pictures: [], totalFen: preview.totalFen };
    must(await reseller.client.call('afterSaleApply', { body, headers: keyed() }));
    expect(await balance()).toBe(priceOf(1) + priceOf(2));
    // What was sent goes back by the payment.
    await returnRow(reseller, all[0]?.order ?? { id: '', no: '' });
    await playPayments(shop).sendRefundsAfter();
    expect(await balance()).toBe(priceOf(1) + priceOf(2));
    const { rows: refunds } = await sql<{ gateway: string; amount_fen: number }>`
      select gateway, refund.amount_fen from payment_refunds as refund join payments on payments.id = payment_id
      where payments.user_id = ${reseller.userId}`.execute(shop.services.db.read);
    expect(refunds).toEqual([{ gateway, amount_fen: all[0]?.price?.goodsFen }]);
    expect(await reseller.get(id)).toMatchObject({
      refundedFen: priceOf(1) + priceOf(2) + (all[0]?.price?.goodsFen ?? 0),
      progress: { awaitingDispatch: 1, closed: 3 },
    });
    // It is money like any other: the next batch is paid with it.
    const next = await reseller.create([rowTo(sku.code)]);
    await reseller.ordered(next.id);
    expect(must<DropshippingBatch>(await reseller.payByBalance(next.id))).toMatchObject({ paidWith: 'balance' });
  },
);

/** A parcel of a batch comes back, and is refunded. */
async function returnRow(
  { client, userId }: Reseller,
  order: { readonly id: string; readonly no: string },
  { isReceived = false } = {},
) {
  const { db, clock, orders } = shop.services;
  await sendOrder(shop, order);
  if (isReceived) await receiveAs(client, order);
  const own = { userId, id: order.id };
  const made = { ...own, no: order.no, payFen: 0, lines: await listOrderLines(db.read, own) };
  const { id } = await makeAfterSale(shop, client, { order: made });
  const { staffId } = await makeStaff(shop, ['orders']);
  await db.transact((tx) => approveAfterSale(tx, { staffId, id, note: '请寄回', now: clock() }, orders));
  const sendBack = {
    params: { id },
    body: { carrier: 'sf', trackingNo: `SF1${newId().replaceAll(/\D/g, '').slice(0, 9)}001` },
  };
  must(await client.call('afterSaleParcel', sendBack));
  await db.transact((tx) => receiveAfterSale(tx, { staffId, id, note: '', isSellable: true, now: clock() }, orders));
}

it('a row is returned by the ordinary after-sale: row and batch show it, and the batch ends with it', async () => {
  const { reseller, id, rows, batch } = await makePaidBatch(shop, 2);
  const [one, two] = await rows(id);
  await returnRow(reseller, one?.order ?? { id: '', no: '' });
  expect(await reseller.get(id)).toMatchObject({
    state: 'paid',
    refundedFen: one?.price?.goodsFen,
    progress: { awaitingDispatch: 1, sent: 0, completed: 0, closed: 1 },
  });
  const [returned] = await rows(id, 'closed');
  expect(returned).toMatchObject({ no: 1, order: { state: 'closed', afterSale: { state: 'refunded' } } });
  await sendOrder(shop, two?.order ?? { no: '' });
  await receiveAs(reseller.client, two?.order ?? { id: '' });
  expect(await reseller.get(id)).toMatchObject({ state: 'completed', progress: { completed: 1, closed: 1 } });
  expect((await batchActs(shop, reseller).cancelled(id, [1, 2])).refused).toEqual([
    { no: 1, reason: 'ended' },
    { no: 2, reason: 'ended' },
  ]);
  expect(batch.payFen).toBeGreaterThan(0);
});

it('a row that was received is returned, too: it stays completed, and the batch counts the money', async () => {
  const { reseller, id, rows } = await makePaidBatch(shop, 1);
  const [row] = await rows(id);
  const order = row?.order ?? { id: '', no: '' };
  await returnRow(reseller, order, { isReceived: true });
  expect(await reseller.get(id)).toMatchObject({
    state: 'completed',
    refundedFen: row?.price?.goodsFen,
    progress: { completed: 1, closed: 0 },
  });
  expect((await rows(id, 'completed'))[0]?.order?.afterSale?.state).toBe('refunded');
});

it('only paid batches have rows to cancel, and only their owner does', async () => {
  const sku = await makeBatchSku(shop);
  const reseller = await makeReseller(shop);
  const { cancelRows } = batchActs(shop, reseller);
  const { id } = await reseller.create([rowTo(sku.code)]);
  expect((await cancelRows(id, [1])).code).toBe(errorCodes.BATCH_CHANGED.code);
  await reseller.ordered(id);
  expect((await cancelRows(id, [1])).code).toBe(errorCodes.BATCH_CHANGED.code);
  expect((await cancelRows(id, [])).code).toBe(errorCodes.INVALID_INPUT.code);
  const paid = await makePaidBatch(shop, 1);
  expect((await cancelRows(paid.id, [1])).status).toBe(404);
  expect(await reseller.get(id)).toMatchObject({ state: 'unpaid' });
});

it('rows that are cancelled from two windows while parcels leave: each is cancelled once or sent', async () => {
  const before = await countDeadlocks(shop);
  const { id, rows, cancelRows, reseller, balance } = await makePaidBatch(shop, 24);
  const held = await balance();
  const all = await rows(id);
  const nos = all.map(({ no }) => no);
  const sent = all.filter((_, index) => index % 3 === 0);
  const send = async ({ order }: (typeof all)[number]) => {
    await sendOrder(shop, order ?? { no: '' }).catch(() => {});
  };
  const replies = await Promise.all([
    cancelRows(id, nos),
    cancelRows(id, nos.toReversed()),
    ...sent.map((row) => send(row)),
  ]);
  const [one, two] = replies as [Awaited<ReturnType<typeof cancelRows>>, Awaited<ReturnType<typeof cancelRows>>];
  const [first, second] = [must<Cancelled>(one), must<Cancelled>(two)];
  expect(first.cancelled).toBe(second.cancelled);
  const batch = await reseller.get(id);
  expect(batch.progress).toMatchObject({ awaitingDispatch: 0, closed: first.cancelled, sent: 24 - first.cancelled });
  expect((await balance()) - held).toBe(batch.refundedFen);
  expect(batch.refundedFen).toBe(first.cancelled * (all[0]?.price?.payFen ?? 0));
  expect(await countDeadlocks(shop)).toBe(before);
});

it('12 notices money of a row that went elsewhere than it has to', async () => {
  const sku = await makeBatchSku(shop);
  const reseller = await makeReseller(shop);
  const { payAt, rows, cancelled } = batchActs(shop, reseller);
  const { id } = await reseller.create([rowTo(sku.code), rowTo(sku.code)]);
  await reseller.ordered(id);
  await payAt(id, 'wechat');
  await cancelled(id, [1]);
  await returnRow(reseller, (await rows(id))[1]?.order ?? { id: '', no: '' });
  await playPayments(shop).sendRefundsAfter();
  const noticed = async (to: string, wasSent: boolean) => {
    const elsewhere = sql`update after_sales set refund_to = ${to} where user_id = ${reseller.userId} and was_sent = ${wasSent}`;
    return (await breakTables(shop, [elsewhere])).map(({ number }) => number);
  };
  expect(await noticed('wechat', false)).toContain(12);
  expect(await noticed('balance', true)).toContain(12);
  expect(await shop.broken()).toEqual([]);
});
