import type { Order, OrderRow } from '@jiwu/contract';
import { DAY_MS, MINUTE_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changePriceOf } from '../support/changePriceOf.ts';
import { closeUnpaidOrders } from '../../apps/server/src/jobs/closeUnpaidOrders.ts';
import { receiveDueOrders } from '../../apps/server/src/jobs/receiveDueOrders.ts';
import { createCampaign } from '../../apps/server/src/modules/promotion/campaigns/index.ts';
import { type Buyer, makeBuyer, must, type Quote } from '../support/makeBuyer.ts';
import { makeCoupon } from '../support/makeCoupon.ts';
import { makeProduct, type MadeProduct } from '../support/makeProduct.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let tea: MadeProduct;
beforeAll(async () => {
  // A signed-in page outlives the days that pass here.
  shop = await startTestShop({ ACCESS_TOKEN_SECONDS: String(30 * 24 * 3600) });
  tea = await makeProduct(shop.services.db, { priceFen: 16_800, pieces: 500 });
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const skuOf = (product: MadeProduct): string => product.skuIds[0] ?? '';
const one = (product = tea, quantity = 1) => ({ lines: [{ skuId: skuOf(product), quantity }] });
const detail = async ({ client }: Buyer, id: string): Promise<Order> =>
  must(await client.call('orderGet', { params: { id } }));
const stockOf = async (product: MadeProduct) => {
  const { rows } = await sql<{ available: number; reserved: number }>`
    select available, reserved from stock_levels where sku_id = ${skuOf(product)}`.execute(shop.services.db.read);
  return rows[0];
};
const claim = async ({ client }: Buyer, couponId: string): Promise<string> =>
  must<{ id: string }>(await client.call('couponClaim', { params: { id: couponId }, body: {} })).id;
const integralOf = async ({ client }: Buyer) => must<{ integral: number }>(await client.call('walletGet')).integral;

describe('making an order', () => {
  it('reserves stock, locks coupon and integral; closing gives all back', async () => {
    const product = await makeProduct(shop.services.db, { priceFen: 20_000, pieces: 5 });
    const buyer = await makeBuyer(shop, { integral: 1000 });
    const couponId = await claim(buyer, await makeCoupon(shop));
    const order = await buyer.ordered({ ...one(product, 2), coupon: { id: couponId }, useIntegral: 1000 });
    expect(order).toMatchObject({ state: 'awaitingPayment', payFen: 40_000 - 2000 - 1000, kind: 'normal' });
    expect(order.no).toMatch(/^\d{18}$/);
    expect(await stockOf(product)).toEqual({ available: 3, reserved: 2 });
    expect(await integralOf(buyer)).toBe(0);
    const list = async (state: string) =>
      must<{ items: unknown[] }>(await buyer.client.call('couponList', { query: `state=${state}` })).items;
    expect(await list('locked')).toMatchObject([{ orderId: order.id, orderNo: order.no }]);
    expect(await shop.broken()).toEqual([]);

    const closed = await buyer.client.call('orderClose', { params: { id: order.id }, body: { reason: 'changedMind' } });
    expect(must<OrderRow>(closed).state).toBe('closed');
    expect(await stockOf(product)).toEqual({ available: 5, reserved: 0 });
    expect(await integralOf(buyer)).toBe(1000);
    expect(await list('unused')).toHaveLength(1);
    expect((await detail(buyer, order.id)).history).toMatchObject([
      { from: null, to: 'awaitingPayment', by: 'user', reason: '提交订单' },
      { from: 'awaitingPayment', to: 'closed', by: 'user', reason: '不想要了' },
    ]);
    const again = await buyer.client.call('orderClose', { params: { id: order.id }, body: { reason: 'other' } });
    expect([again.status, again.code]).toEqual([409, 40_932]);
  });

  it('is all or nothing: without stock the coupon and the integral stay free', async () => {
    const scarce = await makeProduct(shop.services.db, { priceFen: 30_000, pieces: 1 });
    const buyer = await makeBuyer(shop, { integral: 1000 });
    const couponId = await claim(buyer, await makeCoupon(shop));
    const draft = { ...one(scarce, 2), coupon: { id: couponId }, useIntegral: 1000 };
    const refused = await buyer.order(draft);
    expect([refused.status, refused.code]).toEqual([409, 40_908]);
    expect(await integralOf(buyer)).toBe(1000);
    expect(await stockOf(scarce)).toEqual({ available: 1, reserved: 0 });
    const { counts } = must<{ counts: unknown }>(await buyer.client.call('couponList'));
    expect(counts).toMatchObject({ unused: 1, locked: 0 });
    expect(must<{ counts: { all: number } }>(await buyer.client.call('orderList')).counts.all).toBe(0);
  });

  it('refuses a quote that no longer holds, with the new one', async () => {
    const product = await makeProduct(shop.services.db, { priceFen: 20_000 });
    const buyer = await makeBuyer(shop);
    const { key } = await buyer.quote(one(product));
    await changePriceOf(shop.services, { skuId: skuOf(product), priceFen: 21_000, vipPriceFen: null, now: new Date() });
    const body = {
      ...one(product),
      addressId: buyer.addressId,
      coupon: 'none',
      useIntegral: 0,
      delivery: { kind: 'standard' },
    };
    const refused = await buyer.client.call('orderCreate', { body: { ...body, quoteKey: key } });
    expect([refused.status, refused.code]).toEqual([409, 40_930]);
    const { quote } = refused.data as { quote: Quote };
    expect(quote.price.payFen).toBe(21_000);
    const made = await buyer.client.call('orderCreate', { body: { ...body, quoteKey: quote.key } });
    expect(must<OrderRow>(made).payFen).toBe(21_000);
  });

  it('takes part in campaigns, and stores the share of every line', async () => {
    const other = await startTestShop();
    const { db, clock } = other.services;
    const now = clock();
    const [a, b] = [await makeProduct(db, { priceFen: 33_300 }), await makeProduct(db, { priceFen: 66_700 })];
    await db.transact((tx) =>
      createCampaign(
        tx,
        {
          name: '居家活动',
          scope: { kind: 'all' },
          startsAt: new Date(now.getTime() - DAY_MS),
          endsAt: new Date(now.getTime() + DAY_MS),
          tiers: [{ thresholdFen: 80_000, offFen: 6001 }],
        },
        new Date(now.getTime() - 2 * DAY_MS),
      ),
    );
    const buyer = await makeBuyer(other);
    const order = await buyer.ordered({ lines: [...one(a).lines, ...one(b).lines] });
    expect(order.payFen).toBe(100_000 - 6001);
    const { lines, discounts } = await detail(buyer, order.id);
    expect(lines.map(({ campaignFen }) => campaignFen)).toEqual([1998, 4003]);
    expect(discounts).toMatchObject([{ rule: 'campaign', amountFen: 6001, reason: { name: '居家活动' } }]);
    expect(await other.broken()).toEqual([]);
    await other.stop();
  });

  it('keeps to the limit of a product over all orders of one user', async () => {
    const limited = await makeProduct(shop.services.db, { priceFen: 9900, limitPerUser: 2 });
    const buyer = await makeBuyer(shop);
    const results = await Promise.all(Array.from({ length: 5 }, () => buyer.order(one(limited))));
    expect(results.filter(({ flag }) => flag)).toHaveLength(2);
    expect(results.filter(({ code }) => code === 42_250)).toHaveLength(3);
  });

  it('of nothing is paid at once', async () => {
    const cheap = await makeProduct(shop.services.db, { priceFen: 9900 });
    const buyer = await makeBuyer(shop);
    const free = await makeCoupon(shop, { kind: 'noThreshold', name: '100 元券', thresholdFen: 0, offFen: 10_000 });
    const couponId = await claim(buyer, free);
    const order = await buyer.ordered({ ...one(cheap), coupon: { id: couponId } });
    expect(order).toMatchObject({ payFen: 0, state: 'awaitingDispatch' });
    expect((await detail(buyer, order.id)).payment).toMatchObject({ gateway: 'nothing' });
  });
});

describe('paying', () => {
  it('by balance moves the money, uses the coupon, spends the integral', async () => {
    const buyer = await makeBuyer(shop, { balanceFen: 50_000, integral: 3000 });
    const couponId = await claim(buyer, await makeCoupon(shop));
    const order = await buyer.ordered({ ...one(tea, 2), coupon: { id: couponId }, useIntegral: 3000 });
    const paid = await buyer.payByBalance(order.id);
    expect(must<OrderRow>(paid).state).toBe('awaitingDispatch');
    const wallet = must<{ availableFen: number }>(await buyer.client.call('walletGet'));
    expect(wallet.availableFen).toBe(50_000 + 2000 - order.payFen);
    expect(await detail(buyer, order.id)).toMatchObject({
      payment: { gateway: 'balance' },
      actions: expect.arrayContaining(['remind', 'refund', 'reorder', 'requestInvoice']) as unknown,
      shipTo: { recipient: '林知夏', phoneNumber: '138****6024', province: '浙江省' },
    });
    const again = await buyer.payByBalance(order.id);
    expect([again.status, again.code]).toEqual([409, 40_910]);
    expect(await shop.broken()).toEqual([]);
  });

  it('with too little, or a wrong password, changes nothing', async () => {
    const buyer = await makeBuyer(shop, { balanceFen: 5000 });
    const order = await buyer.ordered(one());
    expect((await buyer.payByBalance(order.id)).code).toBe(42_214);
    const wrong = await buyer.client.call('orderPayBalance', {
      params: { id: order.id },
      body: { password: '000001' },
    });
    expect(wrong.code).toBe(42_218);
    expect((await detail(buyer, order.id)).state).toBe('awaitingPayment');
  });

  it('at a gateway: one open try each, and none for what is closed', async () => {
    const buyer = await makeBuyer(shop);
    const order = await buyer.ordered(one());
    const pay = (gateway: string) => buyer.client.call('orderPay', { params: { id: order.id }, body: { gateway } });
    const first = must<{ paymentId: string }>(await pay('wechat'));
    expect(must(await pay('wechat'))).toEqual(first);
    expect(must<{ paymentId: string }>(await pay('alipay')).paymentId).not.toBe(first.paymentId);
    await buyer.client.call('orderClose', { params: { id: order.id }, body: { reason: 'other' } });
    expect((await pay('wechat')).code).toBe(40_909);
  });
});

it('an order is made and paid with few statements', async () => {
  const buyer = await makeBuyer(shop, { balanceFen: 50_000 });
  const { key } = await buyer.quote(one());
  const made = await buyer.orderAt(key, one());
  const paid = await buyer.payByBalance(must<OrderRow>(made).id);
  must(paid);
  const statements = [made, paid].map(({ headers }) => Number(headers.get('x-sql-statements')));
  // With begin and commit: 9 to make it, 11 to pay it.
  expect(Math.min(...statements)).toBeGreaterThan(0);
  expect(statements.reduce((sum, number) => sum + number)).toBeLessThanOrEqual(20);
});

describe('time', () => {
  it('closes what nobody pays in 30 minutes', async () => {
    const product = await makeProduct(shop.services.db, { pieces: 1 });
    const buyer = await makeBuyer(shop);
    const order = await buyer.ordered(one(product));
    shop.advance(29 * MINUTE_MS);
    await closeUnpaidOrders(shop.services);
    expect((await detail(buyer, order.id)).state).toBe('awaitingPayment');
    shop.advance(MINUTE_MS + 1000);
    const late = await buyer.payByBalance(order.id);
    expect([late.status, late.code]).toEqual([409, 40_938]);
    shop.advance(20_000);
    await closeUnpaidOrders(shop.services);
    expect(await detail(buyer, order.id)).toMatchObject({ state: 'closed', actions: ['reorder'] });
    expect(await stockOf(product)).toEqual({ available: 1, reserved: 0 });
  });

  it('receives what was sent 10 days ago, and what stays earns integral', async () => {
    const buyer = await makeBuyer(shop, { balanceFen: 50_000 });
    const order = await buyer.ordered(one(tea, 2));
    await buyer.payByBalance(order.id);
    const staff = await signInStaff(shop, ['orders']);
    const sent = await staff.call('staffOrderDispatch', {
      params: { no: order.no },
      body: { carrier: 'sf', trackingNo: `SF${Date.now()}` },
    });
    expect(must(sent)).toMatchObject({ state: 'awaitingReceipt', lines: [{ unsentQuantity: 0 }] });
    shop.advance(10 * DAY_MS - MINUTE_MS);
    await receiveDueOrders(shop.services);
    expect((await detail(buyer, order.id)).state).toBe('awaitingReceipt');
    shop.advance(2 * MINUTE_MS);
    await receiveDueOrders(shop.services);
    expect(await detail(buyer, order.id)).toMatchObject({ state: 'completed', earns: { integral: 336, isDone: true } });
    expect(await integralOf(buyer)).toBe(336);
  });
});

describe('the list', () => {
  it('counts by state, finds by number and title, and pages', async () => {
    const buyer = await makeBuyer(shop, { balanceFen: 500_000 });
    const made: OrderRow[] = [];
    for (let index = 0; index < 12; index += 1) {
      const order = await buyer.ordered(one());
      if (index < 8) must(await buyer.payByBalance(order.id));
      made.push(order);
    }
    const list = async (query = '') =>
      must<{ counts: unknown; items: { id: string }[]; nextCursor: string | null }>(
        await buyer.client.call('orderList', { query }),
      );
    const first = await list();
    expect(first.counts).toMatchObject({ all: 12, awaitingPayment: 4, awaitingDispatch: 8, awaitingReceipt: 0 });
    const second = await list(`cursor=${first.nextCursor}`);
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(made.map(({ id }) => id).toReversed());
    expect(second.nextCursor).toBeNull();
    expect((await list('state=awaitingDispatch')).items).toHaveLength(8);
    expect((await list(`keyword=${made[3]?.no}`)).items.map(({ id }) => id)).toEqual([made[3]?.id]);
    expect((await list(`keyword=${encodeURIComponent('侧把壶')}`)).items).toHaveLength(10);
    expect((await list(`keyword=${encodeURIComponent('100%')}`)).items).toHaveLength(0);
  });
});
