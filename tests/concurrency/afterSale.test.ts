import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { errorCodes, type AfterSale } from '@jiwu/contract';
import { sendDueRefunds } from '../../apps/server/src/jobs/sendDueRefunds.ts';
import { countDeadlocks } from '../support/countDeadlocks.ts';
import type { ShopClient } from '../support/createShopClient.ts';
import { makeAfterSale } from '../support/makeAfterSale.ts';
import { type MadeOrder, makeOrder } from '../support/makeOrder.ts';
import { playAfterSales } from '../support/playAfterSales.ts';
import { playPayments } from '../support/playPayments.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let play: ReturnType<typeof playAfterSales>;
let payments: ReturnType<typeof playPayments>;
let buyer: ShopClient;
let deadlocksBefore: number;

beforeAll(async () => {
  shop = await startTestShop();
  play = playAfterSales(shop);
  payments = playPayments(shop);
  buyer = await play.newBuyer();
  await play.staff();
});
beforeEach(async () => {
  deadlocksBefore = await countDeadlocks(shop);
  await payments.faults({ drop: true, refundDelayMs: 0 });
});
afterEach(async () => {
  expect(await shop.broken()).toEqual([]);
  expect(await countDeadlocks(shop)).toBe(deadlocksBefore);
});
afterAll(() => shop.stop());

const atOnce = async <T>(times: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  await Promise.all(Array.from({ length: times }, (_, index) => work(index)));

const some = (order: MadeOrder, pieces: number) => [{ lineId: order.lines[0]?.id ?? '', pieces }];

it.each(['paid', 'sent'] as const)(
  'the same pieces of a %s order, asked for 20 times at once, are one request',
  async (state) => {
    const order = await makeOrder(shop, buyer, { state });
    const before = await play.wallet(buyer);
    const kind = state === 'paid' ? 'refundOnly' : 'returnRefund';
    const { totalFen } = (await play.preview(buyer, order, { kind })).data as AfterSale;
    const replies = await atOnce(20, () => play.apply(buyer, order, { kind, totalFen }));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(replies.map(({ status }) => status)).size).toBe(2);
    expect((await play.wallet(buyer)).availableFen - before.availableFen).toBe(state === 'paid' ? totalFen : 0);
  },
);

it('ten pieces asked for one by one by 20 at once are ten refunds of exactly what was paid', async () => {
  const client = await play.newBuyer();
  const { skuId } = await play.newSku({ priceFen: 999, pieces: 10 });
  await play.giveIntegral(client, 1900);
  const order = await makeOrder(shop, client, { state: 'paid', lines: [{ skuId, quantity: 10 }], useIntegral: 1900 });
  const lines = some(order, 1);
  // The amount depends on earlier requests: each client retries until its preview is current.
  const ask = async (): Promise<boolean> => {
    for (;;) {
      const preview = await play.preview(client, order, { lines });
      if (preview.status !== 200) return false;
      const { totalFen } = preview.data as AfterSale;
      const reply = await play.apply(client, order, { lines, totalFen });
      if (reply.status === 200) return true;
      if (reply.code !== errorCodes.AFTER_SALE_CHANGED.code) return false;
    }
  };
  const asked = await atOnce(20, ask);
  expect(asked.filter(Boolean)).toHaveLength(10);
  expect((await play.order(order)).state).toBe('closed');
  expect((await play.wallet(client)).availableFen % 100).toBe(0);
  expect(await play.integral(client)).toBe(1900);
});

it('is approved once by ten at once', async () => {
  const order = await makeOrder(shop, buyer, { state: 'sent' });
  const asked = await makeAfterSale(shop, buyer, { order, kind: 'refundOnly' });
  const before = await play.wallet(buyer);
  const replies = await atOnce(10, () => play.decide('staffAfterSaleApprove', asked));
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array.from({ length: 9 }, () => 409),
  ]);
  expect((await play.wallet(buyer)).availableFen).toBe(before.availableFen + asked.totalFen);
});

it('is received once by ten at once', async () => {
  const { skuId } = await play.newSku({ pieces: 3 });
  const order = await makeOrder(shop, buyer, { state: 'sent', lines: [{ skuId, quantity: 3 }] });
  const asked = await makeAfterSale(shop, buyer, { order });
  await play.decide('staffAfterSaleApprove', asked);
  const replies = await atOnce(10, () => play.decide('staffAfterSaleReceive', asked));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await play.stock(skuId)).toMatchObject({ on_hand: 3, sold: 0 });
});

it('is cancelled or approved, never both', async () => {
  for (let round = 0; round < 8; round += 1) {
    const order = await makeOrder(shop, buyer, { state: 'sent' });
    const asked = await makeAfterSale(shop, buyer, { order, kind: 'refundOnly', pictures: [] });
    const { availableFen: before } = await play.wallet(buyer);
    const [cancel, approve] = await Promise.all([
      buyer.call('afterSaleCancel', { params: { id: asked.id }, body: {} }),
      play.decide('staffAfterSaleApprove', asked),
    ]);
    expect([cancel.status, approve.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    const isRefunded = approve.status === 200;
    expect((await play.get(buyer, asked)).state).toBe(isRefunded ? 'refunded' : 'cancelled');
    expect((await play.wallet(buyer)).availableFen - before).toBe(isRefunded ? asked.totalFen : 0);
  }
});

it('completion and refund of what was asked for before agree on what is earned', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { skuId } = await play.newSku({ priceFen: 1200 });
    const client = await play.newBuyer();
    const order = await makeOrder(shop, client, { state: 'sent', lines: [{ skuId, quantity: 3 }] });
    const asked = await makeAfterSale(shop, client, { order, kind: 'refundOnly', lines: some(order, 1), pictures: [] });
    const [receive, approve] = await Promise.all([
      client.call('orderReceive', { params: { id: order.id }, body: {} }),
      play.decide('staffAfterSaleApprove', asked),
    ]);
    expect([receive.status, approve.status]).toEqual([200, 200]);
    expect(await play.integral(client)).toBe(24);
  }
});

it.each(['wechat', 'alipay'] as const)('%s: callbacks, sweeps and staff at once refund once', async (gateway) => {
  const client = await play.newBuyer();
  const order = await makeOrder(shop, client, { state: 'sent', payWith: gateway });
  const asked = await makeAfterSale(shop, client, { order, kind: 'refundOnly' });
  await play.decide('staffAfterSaleApprove', asked);
  const { paymentId } = await play.order(order);
  const waiting = { gateway, paymentId: paymentId ?? '', outTradeNo: (paymentId ?? '').replaceAll('-', '') };
  await payments.sendRefundsAfter();
  const outRefundNo = (await payments.refunds(waiting))[0]?.out_refund_no ?? '';
  const calls: Promise<unknown>[] = [atOnce(5, () => play.decide('staffAfterSaleApprove', asked))];
  if (gateway === 'wechat') calls.push(payments.notify(waiting, { times: 20, outRefundNo }));
  shop.advance(11_000);
  calls.push(sendDueRefunds(shop.services), sendDueRefunds(shop.services));
  await Promise.all(calls);
  await expect
    .poll(async () => {
      await payments.sendRefundsAfter(11_000);
      return (await play.get(client, asked)).state;
    })
    .toBe('refunded');
  expect(await payments.refunds(waiting)).toMatchObject([{ state: 'succeeded', amount_fen: order.payFen }]);
});
