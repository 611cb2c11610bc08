import { errorCodes, type Order } from '@jiwu/contract';
import { businessDay, DAY_MS, newId } from '@jiwu/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Buyer, makeBuyer, must, type Quote } from '../support/makeBuyer.ts';
import { makeCoupon } from '../support/makeCoupon.ts';
import { makeProduct, type MadeProduct } from '../support/makeProduct.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let tea: MadeProduct;
beforeAll(async () => {
  shop = await startTestShop();
  tea = await makeProduct(shop.services.db, { priceFen: 16_800, pieces: 500 });
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const one = (product = tea, quantity = 1) => ({ lines: [{ skuId: product.skuIds[0] ?? '', quantity }] });
const claim = async ({ client }: Buyer, couponId: string): Promise<string> =>
  must<{ id: string }>(await client.call('couponClaim', { params: { id: couponId }, body: {} })).id;

describe('a quote', () => {
  it('prices with every reason, and says what it is good for', async () => {
    const buyer = await makeBuyer(shop, { integral: 3860 });
    await claim(buyer, await makeCoupon(shop));
    const quote = await buyer.quote({ ...one(tea, 2), coupon: 'best', useIntegral: 'max' });
    // 336.00 − 20.00 coupon − 38.00 integral (3,800 of 3,860), free shipping.
    expect(quote.price).toMatchObject({ goodsFen: 33_600, shippingFen: 0, payFen: 27_800 });
    expect(quote.userCouponId).not.toBeNull();
    expect(quote).toMatchObject({ integralBalance: 3860, earnsIntegral: 278, addressId: buyer.addressId });
    expect(quote.lines).toMatchObject([
      { title: '慢物 手作青瓷侧把壶 280 毫升 蜂窝出水', quantity: 2, available: 200 },
    ]);
  });

  it('adds what timed delivery costs, and refuses a day that cannot be had', async () => {
    const buyer = await makeBuyer(shop);
    const plain = await buyer.quote(one());
    const day = plain.timed.slots[0]?.day;
    const timed = await buyer.quote({ ...one(), delivery: { kind: 'timed', day, slot: '09-11' } });
    expect(timed.price.payFen - plain.price.payFen).toBe(600);
    expect(timed.price.deliveryFen).toBe(600);
    const body = { ...one(), addressId: buyer.addressId, coupon: 'none', useIntegral: 0 };
    const late = await buyer.client.call('orderQuote', {
      body: { ...body, delivery: { kind: 'timed', day: '2020-01-01', slot: '09-11' } },
    });
    expect([late.status, late.code]).toEqual([422, 42_253]);
  });

  it('promises a day by where it goes, which the order keeps, and none before anybody knows', async () => {
    const buyer = await makeBuyer(shop);
    const day = (after: number) => businessDay(new Date(Date.now() + after * DAY_MS));
    // Sent within a day from 杭州.
    expect((await buyer.quote(one())).arrivesOn).toBe(day(2));
    const { id: orderId } = must<{ id: string }>(await buyer.order(one()));
    const { delivery } = must<Order>(await buyer.client.call('orderGet', { params: { id: orderId } }));
    expect(delivery).toEqual({ kind: 'standard', arrivesOn: day(2) });
    const fields = { recipient: '古丽', phoneNumber: '13800006024', divisionCode: '653131', detail: '慕士塔格路 1 号' };
    const far = must<{ id: string }>(await buyer.client.call('addressCreate', { body: fields }));
    const body = { ...one(), addressId: far.id, coupon: 'none', useIntegral: 0, delivery: { kind: 'standard' } };
    const there = must<Quote>(await buyer.client.call('orderQuote', { body }));
    expect([there.arrivesOn, there.timed.slots]).toEqual([day(10), []]);
    const timed = { kind: 'timed', day: day(10), slot: '09-11' };
    const refused = await buyer.client.call('orderQuote', { body: { ...body, delivery: timed } });
    expect(refused.code).toBe(errorCodes.SLOT_GONE.code);

    for (const id of [far.id, buyer.addressId]) must(await buyer.client.call('addressDelete', { params: { id } }));
    const nowhere = must<Quote>(await buyer.client.call('orderQuote', { body: { ...body, addressId: null } }));
    expect([nowhere.arrivesOn, nowhere.timed.slots]).toEqual([null, []]);
  });

  it('refuses what is not sold', async () => {
    const buyer = await makeBuyer(shop);
    const reply = await buyer.client.call('orderQuote', {
      body: {
        lines: [{ skuId: newId(), quantity: 1 }],
        addressId: null,
        coupon: 'none',
        useIntegral: 0,
        delivery: { kind: 'standard' },
      },
    });
    expect(reply.status).toBe(409);
  });
});
