import { errorCodes, type Answer, type Order, type userEndpoints, type vipEndpoints } from '@jiwu/contract';
import { businessDay, DAY_MS, MINUTE_MS } from '@jiwu/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { exportUserData } from '../../apps/server/src/flows/accounts/outside/exportUserData.ts';
import { remindEndingVips } from '../../apps/server/src/flows/membership/outside/remindEndingVips.ts';
import { makeAfterSale } from '../support/makeAfterSale.ts';
import { type Buyer, makeBuyer, must } from '../support/makeBuyer.ts';
import { makeOrder } from '../support/makeOrder.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { makeVip } from '../support/makeVip.ts';
import { playAfterSales } from '../support/playAfterSales.ts';
import { startExport } from '../support/startExport.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type Standing = Answer<(typeof vipEndpoints)['vipGet']>;
type Daily = Answer<(typeof userEndpoints)['userUpdateDailyVipon']>;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ ACCESS_TOKEN_SECONDS: String(2 * 365 * 24 * 3600), REFRESH_TOKEN_DAYS: '800' });
});
afterEach(async () => {
  expect(await shop.broken()).toEqual([]);
});
afterAll(() => shop.stop());

const standing = async ({ client }: Buyer): Promise<Standing> => must(await client.call('vipGet'));
const daily = async ({ client }: Buyer): Promise<Daily> => must(await client.call('userUpdateDailyVipon'));

describe('what it saves', () => {
  it('prices, shipping, integral and coupons of real orders, less what went back', async () => {
    const buyer = await makeBuyer(shop);
    const { client } = buyer;
    await makeVip(shop, client);
    const product = await makeProduct(shop.services.db, { priceFen: 2000, vipPriceFen: 1500, pieces: 50 });
    const bowl = await makeProduct(shop.services.db, { priceFen: 12_000, vipPriceFen: null, pieces: 50 });
    const lines = [{ skuId: product.skuIds[0] ?? '', quantity: 3 }];
    const quote = await buyer.quote({ lines });
    expect(quote.price).toMatchObject({ goodsFen: 4500, shippingFen: 0, payFen: 4500 });
    expect(quote.earnsIntegral).toBe(90);

    // Not paid, or closed: counts for nothing.
    await makeOrder(shop, client, { lines });
    expect((await standing(buyer)).saved).toMatchObject({ priceFen: 0, shippingFen: 0, recentFen: 0 });

    const order = await makeOrder(shop, client, { lines, state: 'sent' });
    expect(must<Order>(await client.call('orderGet', { params: { id: order.id } })).earns).toEqual({
      integral: 90,
      takenBack: 0,
      isDone: false,
    });
    expect((await standing(buyer)).saved).toMatchObject({ priceFen: 1500, shippingFen: 800, recentFen: 2300 });
    must(await client.call('orderReceive', { params: { id: order.id }, body: {} }));
    expect((await standing(buyer)).saved.integral).toBe(45);

    // A coupon of the day.
    const { coupon } = await daily(buyer);
    const bowls = [{ skuId: bowl.skuIds[0] ?? '', quantity: 1 }];
    await makeOrder(shop, client, { lines: bowls, state: 'paid', coupon: { id: coupon?.id ?? '' } });
    const saved = { priceFen: 1500, shippingFen: 800, coupons: 1, couponFen: 800, recentFen: 3100 };
    expect((await standing(buyer)).saved).toMatchObject(saved);

    // One of three pieces goes back before it is sent; another order goes back whole.
    const part = await makeOrder(shop, client, { lines, state: 'paid' });
    const lineId = part.lines[0]?.id ?? '';
    await makeAfterSale(shop, client, { order: part, kind: 'refundOnly', lines: [{ lineId, pieces: 1 }] });
    const whole = await makeOrder(shop, client, { lines, state: 'paid' });
    await makeAfterSale(shop, client, { order: whole, kind: 'refundOnly' });
    const more = { ...saved, priceFen: 2500, shippingFen: 1600, recentFen: 4900 };
    expect((await standing(buyer)).saved).toMatchObject(more);
    shop.advance(31 * DAY_MS);
    expect((await standing(buyer)).saved).toMatchObject({ ...more, recentFen: 0 });
  });

  it('goes with what goes back of an order that was complete, to the fen', async () => {
    const buyer = await makeBuyer(shop);
    const { client } = buyer;
    const play = playAfterSales(shop);
    await makeVip(shop, client);
    const { coupon } = await daily(buyer);
    const cup = await makeProduct(shop.services.db, { priceFen: 5000, vipPriceFen: 4000, pieces: 9 });
    const wish = { state: 'completed', coupon: { id: coupon?.id ?? '' } } as const;
    const order = await makeOrder(shop, client, { ...wish, lines: [{ skuId: cup.skuIds[0] ?? '', quantity: 3 }] });
    const giveBack = async (of: typeof order, pieces: number) => {
      const lines = of.lines.map(({ id }) => ({ lineId: id, pieces }));
      const asked = await makeAfterSale(shop, client, { order: of, lines });
      must(await play.decide('staffAfterSaleApprove', asked));
      must(await play.decide('staffAfterSaleReceive', asked));
    };
    // 3 × 40.00 less 8.00: 112.00 paid, 224 integral instead of 112.
    const all = { priceFen: 3000, shippingFen: 0, integral: 112, coupons: 1, couponFen: 800, recentFen: 3800 };
    expect((await standing(buyer)).saved).toEqual(all);
    // A third of 8.00 is 2.67, of 224 integral 75: half of the 149 that are left is 74.
    await giveBack(order, 1);
    const two = { priceFen: 2000, shippingFen: 0, integral: 74, coupons: 1, couponFen: 533, recentFen: 2533 };
    expect((await standing(buyer)).saved).toEqual(two);
    await giveBack(order, 2);
    const nothing = { priceFen: 0, shippingFen: 0, integral: 0, coupons: 0, couponFen: 0, recentFen: 0 };
    expect((await standing(buyer)).saved).toEqual(nothing);

    // Sent free to a VIP, and all of it sent back.
    const small = await makeOrder(shop, client, {
      state: 'completed',
      lines: [{ skuId: cup.skuIds[0] ?? '', quantity: 1 }],
    });
    const one = { ...nothing, priceFen: 1000, shippingFen: 800, integral: 40, recentFen: 1800 };
    expect((await standing(buyer)).saved).toEqual(one);
    await giveBack(small, 1);
    expect((await standing(buyer)).saved).toEqual(nothing);
  });

  it('ends with VIP: ordinary prices and shipping from then on', async () => {
    const buyer = await makeBuyer(shop);
    const product = await makeProduct(shop.services.db, { priceFen: 5000, vipPriceFen: 4500, pieces: 5 });
    const lines = [{ skuId: product.skuIds[0] ?? '', quantity: 1 }];
    await makeVip(shop, buyer.client);
    const asVip = await buyer.quote({ lines });
    expect(asVip.price).toMatchObject({ goodsFen: 4500, shippingFen: 0 });
    shop.advance(30 * DAY_MS + MINUTE_MS);
    const late = await buyer.orderAt(asVip.key, { lines });
    expect(late.code).toBe(errorCodes.QUOTE_CHANGED.code);
    expect((await buyer.quote({ lines })).price).toMatchObject({ goodsFen: 5000, shippingFen: 800 });
  });
});

describe('the end', () => {
  const titles = async ({ client }: Buyer) =>
    must<{ items: { title: string; body: string }[] }>(await client.call('noticeList')).items;

  it('is told once, three days before, and again after a renewal', async () => {
    const buyer = await makeBuyer(shop);
    await makeVip(shop, buyer.client);
    shop.advance(27 * DAY_MS - MINUTE_MS);
    await remindEndingVips(shop.services);
    expect(await titles(buyer)).toEqual([]);
    shop.advance(2 * MINUTE_MS);
    await Promise.all([remindEndingVips(shop.services), remindEndingVips(shop.services)]);
    await remindEndingVips(shop.services);
    const { expiresAt } = await standing(buyer);
    const endsOn = businessDay(new Date(expiresAt ?? ''));
    expect(await titles(buyer)).toMatchObject([
      { title: 'VIP 快到期了', body: expect.stringContaining(endsOn), link: { kind: 'vip' } },
    ]);
    await makeVip(shop, buyer.client);
    shop.advance(29 * DAY_MS);
    await remindEndingVips(shop.services);
    expect(await titles(buyer)).toHaveLength(1);
    shop.advance(2 * DAY_MS);
    await remindEndingVips(shop.services);
    expect(await titles(buyer)).toHaveLength(2);
  });

  it('is not told to who does not want it', async () => {
    const buyer = await makeBuyer(shop);
    must(await buyer.client.call('noticeSwitch', { body: { group: 'membership', inApp: false, sms: null } }));
    await makeVip(shop, buyer.client);
    shop.advance(28 * DAY_MS);
    await remindEndingVips(shop.services);
    expect(await titles(buyer)).toEqual([]);
  });
});

it('is part of what the user may take away', async () => {
  const buyer = await makeBuyer(shop);
  await makeVip(shop, buyer.client, { plan: 'quarter' });
  must(await startExport(buyer.client));
  const { id: exportId } = await shop.services.db.read
    .selectFrom('data_exports')
    .select('id')
    .where('user_id', '=', buyer.userId)
    .executeTakeFirstOrThrow();
  await exportUserData(shop.services, { userId: buyer.userId, exportId });
  const { latest } = must<{ latest: { fileId: string } }>(await buyer.client.call('userExport'));
  const file = await buyer.client.call('fileGet', { params: { id: latest.fileId } });
  expect(JSON.parse(file.data as string)).toMatchObject({
    VIP购买: [{ plan: 'quarter', amount_fen: 4990, state: 'paid', paid_with: 'wechat' }],
  });
});
