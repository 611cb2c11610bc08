import { type Answer, type Contract, errorCodes, type Operator, type Order } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Buyer, makeBuyer, must } from '../support/makeBuyer.ts';
import { makeCoupon } from '../support/makeCoupon.ts';
import { makePeriod, pageOf, prize, tenIntegral, winAt } from '../support/makeDraws.ts';
import { makeOrder, receiveAs, sendOrder } from '../support/makeOrder.ts';
import { makeProduct, type MadeProduct } from '../support/makeProduct.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type Coupons = Answer<Contract['couponList']>;
type Statement = Answer<Contract['walletStatement']>;

let shop: TestShop;
let product: MadeProduct;
let couponId: string;
const [GOODS, COUPON, VIP, BALANCE, INTEGRAL, NOTHING, LAST] = [0, 1, 2, 3, 4, 5, 6];

beforeAll(async () => {
  shop = await startTestShop();
  product = await makeProduct(shop.services.db, { pieces: 20 });
  couponId = await makeCoupon(shop, { isPublic: false, totalLimit: 200, perUserLimit: 200 });
  const weight = 1000;
  await makePeriod(shop, {
    prizes: [
      prize({ kind: 'goods', name: '侧把壶', weight, stock: 10, valueFen: 16_800, skuId: product.skuIds[0] ?? '' }),
      prize({ kind: 'coupon', name: '满 199 减 20 券', weight, stock: 200, valueFen: 2000, couponId }),
      prize({ kind: 'vipDays', name: '7 天 VIP', weight, stock: 100, valueFen: 464, amount: 7 }),
      prize({ kind: 'balance', name: '5 元余额', weight, stock: 100, valueFen: 500, amount: 500 }),
      prize({ kind: 'integral', name: '50 积分', weight, valueFen: 50, amount: 50 }),
      prize({ kind: 'nothing', name: '谢谢参与', weight, valueFen: 0 }),
      tenIntegral(4000),
    ],
  });
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const operatorOf = async ({ client }: Buyer) => must<Operator>(await client.call('userSelf'));
const claim = (buyer: Buyer, id: string, more: { addressId?: string; key?: string } = {}) =>
  buyer.client.call('drawClaim', {
    params: { id },
    body: { addressId: more.addressId ?? buyer.addressId },
    headers: { 'Idempotency-Key': more.key ?? newId() },
  });
const claimed = async (buyer: Buyer, id: string) => must<{ orderId: string }>(await claim(buyer, id)).orderId;
const orderOf = async (buyer: Buyer, id: string) =>
  must<Order>(await buyer.client.call('orderGet', { params: { id } }));

describe('what is won is there at once', () => {
  it('a coupon', async () => {
    const { client } = await makeBuyer(shop);
    await winAt(shop, client, COUPON);
    const { items } = must<Coupons>(await client.call('couponList'));
    expect(items.map(({ source, coupon }) => [source, coupon.id])).toEqual([['draw', couponId]]);
  });

  it('days of VIP', async () => {
    const buyer = await makeBuyer(shop);
    expect((await operatorOf(buyer)).vipFlag).toBe(false);
    await winAt(shop, buyer.client, VIP);
    expect((await operatorOf(buyer)).vipFlag).toBe(true);
  });

  it('money that can be spent and not taken out', async () => {
    const buyer = await makeBuyer(shop);
    await winAt(shop, buyer.client, BALANCE);
    expect((await operatorOf(buyer)).balance).toBe(500);
    expect(must(await buyer.client.call('walletGet'))).toMatchObject({ availableFen: 500, bonusFen: 500 });
    const { items } = must<Statement>(await buyer.client.call('walletStatement', { query: '' }));
    expect(items.map(({ title, amountFen, reason }) => [title, amountFen, reason])).toEqual([
      ['抽奖奖金', 500, '抽奖得 5 元余额，只能消费，不能退回'],
    ]);
  });

  it('integral, or nothing', async () => {
    const buyer = await makeBuyer(shop);
    await winAt(shop, buyer.client, INTEGRAL);
    expect((await operatorOf(buyer)).integral).toBe(50);
    await winAt(shop, buyer.client, NOTHING);
    expect(await operatorOf(buyer)).toMatchObject({ integral: 50, luckyDraws: 0, balance: 0 });
    await winAt(shop, buyer.client, LAST);
    expect((await operatorOf(buyer)).integral).toBe(60);
  });
});

describe('goods', () => {
  it('are shown with their picture, and are sent for nothing once the winner says where to', async () => {
    const buyer = await makeBuyer(shop);
    const drawn = await winAt(shop, buyer.client, GOODS);
    expect(drawn).toMatchObject({ orderId: null, prize: { kind: 'goods' } });
    expect((await pageOf(buyer.client)).prizes[0]).toMatchObject({ productId: product.id, picture: { alt: '青瓷壶' } });
    const orderId = await claimed(buyer, drawn.id);
    const order = await orderOf(buyer, orderId);
    expect(order).toMatchObject({ state: 'awaitingDispatch', kind: 'prize', payFen: 0, shippingFen: 0, goodsFen: 0 });
    const mine = must<Answer<Contract['drawMine']>>(await buyer.client.call('drawMine'));
    expect(mine.items[0]?.orderId).toBe(orderId);
    await sendOrder(shop, order);
    await receiveAs(buyer.client, { id: orderId });
    expect((await orderOf(buyer, orderId)).state).toBe('completed');
    // A prize earns neither integral nor a draw.
    expect(await operatorOf(buyer)).toMatchObject({ integral: 0, luckyDraws: 0 });
  });

  it('are claimed once, and once for a request', async () => {
    const buyer = await makeBuyer(shop);
    const { id } = await winAt(shop, buyer.client, GOODS);
    const key = newId();
    const first = must(await claim(buyer, id, { key }));
    expect(must(await claim(buyer, id, { key }))).toEqual(first);
    expect((await claim(buyer, id)).code).toBe(errorCodes.DRAW_CLAIMED.code);
  });

  it('are nobody else’s, and go to nobody else’s address', async () => {
    const [winner, other] = [await makeBuyer(shop), await makeBuyer(shop)];
    const { id } = await winAt(shop, winner.client, GOODS);
    expect((await claim(other, id)).status).toBe(404);
    expect((await claim(winner, id, { addressId: other.addressId })).status).toBe(404);
    expect((await claim(winner, newId())).status).toBe(404);
    await claimed(winner, id);
  });

  it('are claimed by who won goods alone', async () => {
    const buyer = await makeBuyer(shop);
    const { id } = await winAt(shop, buyer.client, NOTHING);
    expect((await claim(buyer, id)).code).toBe(errorCodes.DRAW_NO_GOODS.code);
  });

  it('can be claimed again when the order that was to send them is given up', async () => {
    const buyer = await makeBuyer(shop);
    const { id } = await winAt(shop, buyer.client, GOODS);
    const orderId = await claimed(buyer, id);
    const { lines } = await orderOf(buyer, orderId);
    const pieces = lines.map((line) => ({ lineId: line.id, pieces: 1 }));
    const wanted = { orderId, kind: 'refundOnly', lines: pieces, totalFen: 0, reason: 'changedMind' };
    must(await buyer.client.call('afterSaleApply', { body: wanted }));
    expect((await orderOf(buyer, orderId)).state).toBe('closed');
    expect(await claimed(buyer, id)).not.toBe(orderId);
  });
});

describe('a completed order', () => {
  const orderFor = (buyer: Buyer, priceFen: number) => async (quantity: number) => {
    const { skuIds } = await makeProduct(shop.services.db, { priceFen });
    const lines = [{ skuId: skuIds[0] ?? '', quantity }];
    return await makeOrder(shop, buyer.client, { lines, state: 'sent' });
  };

  it('gives a draw from 99 yuan on, once', async () => {
    const buyer = await makeBuyer(shop);
    const order = await orderFor(buyer, 33_560)(1);
    expect((await operatorOf(buyer)).luckyDraws).toBe(0);
    await receiveAs(buyer.client, order);
    expect((await operatorOf(buyer)).luckyDraws).toBe(1);
    const { items } = must<Answer<Contract['drawChances']>>(await buyer.client.call('drawChances'));
    expect(items.map(({ title, change }) => [title, change])).toEqual([['完成 ¥335.60 的订单', 1]]);
  });

  it('gives none below', async () => {
    const buyer = await makeBuyer(shop);
    // With 8 yuan for sending it is 98.99.
    await receiveAs(buyer.client, await orderFor(buyer, 9099)(1));
    expect((await operatorOf(buyer)).luckyDraws).toBe(0);
  });
});
