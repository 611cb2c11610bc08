import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { errorCodes, type AfterSale } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { ageOrder } from '../support/ageOrder.ts';
import type { ShopClient } from '../support/createShopClient.ts';
import { makeAfterSale } from '../support/makeAfterSale.ts';
import { makeCoupon } from '../support/makeCoupon.ts';
import { makeOrder, sendOrder } from '../support/makeOrder.ts';
import { playAfterSales } from '../support/playAfterSales.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { uploadAs } from '../support/uploadAs.ts';

let shop: TestShop;
let play: ReturnType<typeof playAfterSales>;
let buyer: ShopClient;

beforeAll(async () => {
  shop = await startTestShop();
  play = playAfterSales(shop);
  buyer = await play.newBuyer();
});
afterEach(async () => {
  expect(await shop.broken()).toEqual([]);
});
afterAll(() => shop.stop());

describe('what was not sent', () => {
  it('is shown before it is asked for, and then refunded at once to the fen', async () => {
    const { skuId } = await play.newSku({ priceFen: 3333, pieces: 10 });
    const order = await makeOrder(shop, buyer, { state: 'paid', lines: [{ skuId, quantity: 3 }] });
    const before = await play.wallet(buyer);
    const lines = [{ lineId: order.lines[0]?.id ?? '', pieces: 2 }];
    const preview = await play.preview(buyer, order, { lines });
    expect(preview.data).toMatchObject({
      moneyFen: 6666,
      shippingFen: 0,
      totalFen: 6666,
      refundTo: 'balance',
      returnsCoupon: false,
      lines: [{ lineId: lines[0]?.lineId, pieces: 2, goodsFen: 6666, moneyFen: 6666 }],
    });
    const reply = await play.apply(buyer, order, { lines, totalFen: 6666, reason: 'changedMind' });
    expect(reply.data).toMatchObject({
      state: 'refunded',
      kind: 'refundOnly',
      wasSent: false,
      canCancel: false,
      totalFen: 6666,
    });
    expect((reply.data as AfterSale).history.map(({ to }) => to)).toEqual(['applied', 'refunding', 'refunded']);
    expect((await play.wallet(buyer)).availableFen).toBe(before.availableFen + 6666);
    expect(await play.stock(skuId)).toMatchObject({ on_hand: 10, reserved: 1, sold: 0 });
    expect((await play.order(order)).state).toBe('awaitingDispatch');
    expect((await play.lines(order))[0]).toMatchObject({ cancelledQuantity: 2, returnedQuantity: 0 });
    expect(await play.noticeTitles(buyer)).toContain('退款已到账');
  });

  it('closes the order with its last piece: shipping, coupon and integral come back, the invoice is called off', async () => {
    const client = await play.newBuyer();
    const { skuId } = await play.newSku({ priceFen: 3000, pieces: 5 });
    const couponId = await makeCoupon(shop, { name: '满 50 减 10', thresholdFen: 5000, offFen: 1000 });
    await client.call('couponClaim', { params: { id: couponId }, body: {} });
    await play.giveIntegral(client, 1000);
    const order = await makeOrder(shop, client, {
      state: 'paid',
      lines: [{ skuId, quantity: 2 }],
      coupon: 'best',
      useIntegral: 'max',
    });
    await client.call('orderInvoice', {
      params: { id: order.id },
      body: { invoice: { kind: 'personal', title: '林知夏' } },
    });
    // 60 yuan, 10 off, 20% of the rest by integral, and 8 for shipping.
    expect(order.payFen).toBe(6000 - 1000 - 1000 + 800);
    expect(await play.integral(client)).toBe(0);
    const lineId = order.lines[0]?.id ?? '';
    const first = await makeAfterSale(shop, client, { order, kind: 'refundOnly', lines: [{ lineId, pieces: 1 }] });
    expect(first).toMatchObject({ totalFen: 2000, shippingFen: 0, integralBack: 500, returnsCoupon: false });
    expect((await play.order(order)).state).toBe('awaitingDispatch');
    const last = await makeAfterSale(shop, client, { order, kind: 'refundOnly', lines: [{ lineId, pieces: 1 }] });
    expect(last).toMatchObject({ totalFen: 2800, shippingFen: 800, integralBack: 500, returnsCoupon: true });
    expect(await play.order(order)).toMatchObject({ state: 'closed' });
    expect(await play.integral(client)).toBe(1000);
    expect(await play.stock(skuId)).toMatchObject({ reserved: 0, on_hand: 5 });
    const coupons = (await client.call('couponList', { query: 'state=unused' })).data as { items: unknown[] };
    expect(coupons.items).toHaveLength(1);
    const detail = await client.call('orderGet', { params: { id: order.id } });
    expect(detail.data).toMatchObject({ state: 'closed', invoice: { state: 'cancelled' } });
    expect((await play.wallet(client)).availableFen).toBe(order.payFen);
  });

  it('leaves an order that waits for its receipt when the rest has been sent', async () => {
    const { skuId } = await play.newSku({ pieces: 5 });
    const order = await makeOrder(shop, buyer, { state: 'paid', lines: [{ skuId, quantity: 3 }] });
    const lineId = order.lines[0]?.id ?? '';
    await sendOrder(shop, order, [{ lineId, quantity: 2 }]);
    await makeAfterSale(shop, buyer, { order, kind: 'refundOnly', lines: [{ lineId, pieces: 1 }] });
    const after = await play.order(order);
    expect(after.state).toBe('awaitingReceipt');
    expect(after.receiveBy?.getTime()).toBeGreaterThan(Date.now() + 9 * DAY_MS);
    expect(await play.stock(skuId)).toMatchObject({ on_hand: 3, reserved: 0, sold: 2 });
  });

  it('has no goods to send back', async () => {
    const order = await makeOrder(shop, buyer, { state: 'paid' });
    expect(await play.preview(buyer, order, { kind: 'returnRefund' })).toMatchObject({
      status: 422,
      code: errorCodes.AFTER_SALE_UNSENT.code,
    });
  });
});

describe('a request is refused', () => {
  it('when the amount is not the one that was shown', async () => {
    const order = await makeOrder(shop, buyer, { state: 'paid' });
    for (const totalFen of [order.payFen - 1, order.payFen + 1, 0]) {
      expect(await play.apply(buyer, order, { totalFen })).toMatchObject({
        status: 409,
        code: errorCodes.AFTER_SALE_CHANGED.code,
      });
    }
    expect((await play.lines(order))[0]).toMatchObject({ cancelledQuantity: 0 });
  });

  it('for pieces that are not there, are mixed, or stand twice', async () => {
    const { skuId } = await play.newSku();
    const { skuId: other } = await play.newSku();
    const order = await makeOrder(shop, buyer, {
      state: 'paid',
      lines: [
        { skuId, quantity: 2 },
        { skuId: other, quantity: 1 },
      ],
    });
    const lineOf = (sku: string) => order.lines.find((line) => line.skuId === sku)?.id ?? '';
    const [a, b] = [lineOf(skuId), lineOf(other)];
    const refused = { status: 422, code: errorCodes.AFTER_SALE_LINES.code };
    const ask = (lines: { lineId: string; pieces: number }[]) => play.preview(buyer, order, { lines });
    expect(await ask([{ lineId: a, pieces: 3 }])).toMatchObject(refused);
    expect(await ask([{ lineId: randomUUID(), pieces: 1 }])).toMatchObject(refused);
    expect(
      await ask([
        { lineId: a, pieces: 1 },
        { lineId: a, pieces: 1 },
      ]),
    ).toMatchObject(refused);
    await sendOrder(shop, order, [{ lineId: a, quantity: 2 }]);
    expect(
      await ask([
        { lineId: a, pieces: 1 },
        { lineId: b, pieces: 1 },
      ]),
    ).toMatchObject(refused);
    expect(await ask([{ lineId: b, pieces: 1 }])).toMatchObject({ status: 200 });
    for (const pieces of [0, -1, 1.5]) expect((await ask([{ lineId: a, pieces }])).status).toBe(400);
  });

  it('for pieces that are asked for already, or refunded', async () => {
    const { skuId } = await play.newSku();
    const order = await makeOrder(shop, buyer, { state: 'sent', lines: [{ skuId, quantity: 2 }] });
    const lineId = order.lines[0]?.id ?? '';
    const first = await makeAfterSale(shop, buyer, { order, lines: [{ lineId, pieces: 1 }] });
    const both = { kind: 'returnRefund', lines: [{ lineId, pieces: 2 }] } as const;
    expect(await play.preview(buyer, order, both)).toMatchObject({
      status: 422,
      code: errorCodes.AFTER_SALE_LINES.code,
    });
    await buyer.call('afterSaleCancel', { params: { id: first.id }, body: {} });
    expect(await play.preview(buyer, order, both)).toMatchObject({ status: 200 });
    const again = await makeAfterSale(shop, buyer, { order, kind: 'refundOnly', lines: both.lines });
    await play.decide('staffAfterSaleApprove', again);
    expect(await play.preview(buyer, order, both)).toMatchObject({ status: 409, code: errorCodes.ORDER_CHANGED.code });
  });

  it('before payment, and later than 7 days after completion', async () => {
    const unpaid = await makeOrder(shop, buyer);
    expect(await play.preview(buyer, unpaid)).toMatchObject({ status: 409, code: errorCodes.ORDER_CHANGED.code });
    await buyer.call('orderClose', { params: { id: unpaid.id }, body: { reason: 'other' } });
    const client = await play.newBuyer();
    const done = await makeOrder(shop, client, { state: 'completed' });
    expect((await play.preview(client, done, { kind: 'returnRefund' })).status).toBe(200);
    await shop.services.db.transact((tx) => ageOrder(tx, done, 7));
    expect(await play.preview(client, done, { kind: 'returnRefund' })).toMatchObject({
      status: 422,
      code: errorCodes.AFTER_SALE_TOO_LATE.code,
    });
  });

  it('when goods without a fault are to be kept', async () => {
    const order = await makeOrder(shop, buyer, { state: 'sent' });
    const wish = { kind: 'refundOnly', totalFen: order.payFen } as const;
    expect(await play.apply(buyer, order, { ...wish, reason: 'changedMind' })).toMatchObject({
      code: errorCodes.AFTER_SALE_KIND.code,
    });
    expect(await play.apply(buyer, order, { ...wish, reason: 'missing' })).toMatchObject({ status: 200 });
  });

  it('by everyone but its owner', async () => {
    const order = await makeOrder(shop, buyer, { state: 'paid' });
    const stranger = await play.newBuyer();
    expect((await play.preview(stranger, order)).status).toBe(404);
    expect((await play.apply(stranger, order, { totalFen: order.payFen })).status).toBe(404);
  });
});

describe('a request', () => {
  it('that is repeated with its key is one', async () => {
    const order = await makeOrder(shop, buyer, { state: 'paid' });
    const body = { ...play.wanted(order), reason: 'other', totalFen: order.payFen };
    const headers = { 'idempotency-key': randomUUID() };
    const replies = [];
    for (let time = 0; time < 3; time += 1) replies.push(await buyer.call('afterSaleApply', { body, headers }));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(replies.map(({ data }) => (data as AfterSale).id)).size).toBe(1);
  });

  it('keeps its pictures for its owner and the staff', async () => {
    const order = await makeOrder(shop, buyer, { state: 'sent' });
    const picture = await uploadAs(buyer);
    const asked = await makeAfterSale(shop, buyer, { order, pictures: [picture] });
    expect(asked.pictures).toEqual([picture]);
    const stranger = await play.newBuyer();
    expect((await buyer.call('fileGet', { params: { id: picture } })).status).toBe(200);
    expect((await stranger.call('fileGet', { params: { id: picture } })).status).toBe(404);
    const staff = await play.staff();
    const seen = (query: string) => staff.call('staffAfterSalePicture', { params: { id: asked.id }, query });
    expect((await seen('position=0')).headers.get('content-type')).toBe('image/webp');
    expect((await seen('position=1')).status).toBe(404);
    // The picture belongs to this request now; nor can another user's picture be used.
    const other = await makeOrder(shop, buyer, { state: 'sent' });
    const wish = { kind: 'returnRefund', totalFen: other.payFen } as const;
    expect((await play.apply(buyer, other, { ...wish, pictures: [picture] })).status).toBe(404);
    expect((await play.apply(buyer, other, { ...wish, pictures: [await uploadAs(stranger)] })).status).toBe(404);
    const twice = await uploadAs(buyer);
    expect((await play.apply(buyer, other, { ...wish, pictures: [twice, twice] })).status).toBe(404);
    expect((await play.apply(buyer, other, { ...wish, pictures: [twice] })).status).toBe(200);
  });

  it('is listed for its owner, newest first, and is nobody else’s', async () => {
    const client = await play.newBuyer();
    const { skuId } = await play.newSku({ pieces: 30 });
    const order = await makeOrder(shop, client, { state: 'sent', lines: [{ skuId, quantity: 21 }] });
    const lines = [{ lineId: order.lines[0]?.id ?? '', pieces: 1 }];
    const ids: string[] = [];
    for (let index = 0; index < 21; index += 1) {
      ids.unshift((await makeAfterSale(shop, client, { order, lines, pictures: [] })).id);
    }
    const list = async (cursor?: string) =>
      (await client.call('afterSaleList', { query: cursor ? `cursor=${cursor}` : '' })).data as {
        items: AfterSale[];
        nextCursor: string | null;
      };
    const first = await list();
    const second = await list(first.nextCursor ?? '');
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
    expect(second.nextCursor).toBeNull();
    const id = ids[0] ?? '';
    for (const name of ['afterSaleGet', 'afterSaleCancel'] as const) {
      const reply = await buyer.call(name, { params: { id }, ...(name === 'afterSaleCancel' ? { body: {} } : {}) });
      expect(reply.status).toBe(404);
    }
  });
});
