import type { OrderRow } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { settleCapture } from '../../apps/server/src/flows/payments/outside/settleCapture.ts';
import { closeUnpaidOrders } from '../../apps/server/src/jobs/closeUnpaidOrders.ts';
import { countDeadlocks } from '../support/countDeadlocks.ts';
import { type Buyer, makeBuyer, makeCrowd, must } from '../support/makeBuyer.ts';
import { makeCoupon } from '../support/makeCoupon.ts';
import { makeProduct, type MadeProduct } from '../support/makeProduct.ts';
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
const skuOf = (product: MadeProduct, index = 0): string => product.skuIds[index] ?? '';
const one = (product: MadeProduct, quantity = 1) => ({ lines: [{ skuId: skuOf(product), quantity }] });
const count = async (table: 'orders' | 'payments', userId: string): Promise<number> => {
  const { rows } = await sql<{ number: number }>`
    select count(*)::int as number from ${sql.table(table)} where user_id = ${userId}`.execute(shop.services.db.read);
  return rows[0]?.number ?? 0;
};

// `pnpm drills orders` has 200 buyers, twenty times.
it('40 buyers at once for 10 pieces: exactly 10 orders, 30 clean refusals', async () => {
  const product = await makeProduct(shop.services.db, { pieces: 10 });
  const crowd = await makeCrowd(shop, 40);
  const { key } = await (crowd[0] as Buyer).quote(one(product));
  const replies = await Promise.all(crowd.map((buyer) => buyer.orderAt(key, one(product))));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(replies.filter(({ code }) => code === 40_908)).toHaveLength(30);
});

it('one cart submitted 10 times at once: 1 order, 1 payment, 10 equal answers', async () => {
  const product = await makeProduct(shop.services.db, { pieces: 50 });
  const buyer = await makeBuyer(shop, { balanceFen: 100_000 });
  await buyer.client.call('cartAdd', { body: { skuId: skuOf(product), quantity: 2 } });
  const draft = one(product, 2);
  const { key: quoteKey } = await buyer.quote(draft);
  const key = newId();
  const made = await times(10, () => buyer.orderAt(quoteKey, draft, { key, fromCart: true }));
  expect(new Set(made.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  expect(await count('orders', buyer.userId)).toBe(1);
  expect(must<{ lines: unknown[] }>(await buyer.client.call('cartList')).lines).toEqual([]);
  const order = must<OrderRow>(made[0] as never);
  const payKey = newId();
  const paid = await times(10, () => buyer.payByBalance(order.id, payKey));
  expect(new Set(paid.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  expect(must<OrderRow>(paid[0] as never).state).toBe('awaitingDispatch');
  const { rows } = await sql`
    select from payments where user_id = ${buyer.userId} and payable_kind = 'order'`.execute(shop.services.db.read);
  expect(rows).toHaveLength(1);
});

it('ten tries to pay one order with ten keys: one pays', async () => {
  const product = await makeProduct(shop.services.db);
  const buyer = await makeBuyer(shop, { balanceFen: 500_000 });
  const order = await buyer.ordered(one(product));
  const paid = await times(10, () => buyer.payByBalance(order.id));
  expect(paid.filter(({ flag }) => flag)).toHaveLength(1);
  expect(paid.filter(({ code }) => code === 40_910)).toHaveLength(9);
});

it('carts with the same SKUs in opposite order never wait for each other in a circle', async () => {
  const options = [
    { name: '颜色', values: ['云灰', '雾蓝', '米白'].map((value) => ({ value, swatch: null, pictureId: null })) },
  ];
  const skus = ['云灰', '雾蓝', '米白'].map((value) => ({ optionValues: [value] }));
  const product = await makeProduct(shop.services.db, { options, skus, pieces: 1000 });
  // Nobody has more than five unpaid: two others take over every second round.
  const crowd = await makeCrowd(shop, 26);
  const lines = product.skuIds.map((skuId) => ({ skuId, quantity: 1 }));
  const carts = [{ lines }, { lines: lines.toReversed() }] as const;
  const keys = await Promise.all(carts.map(async (cart) => (await (crowd[0] as Buyer).quote(cart)).key));
  const before = await countDeadlocks(shop);
  for (let round = 0; round < 25; round += 1) {
    const pair = crowd.slice(2 * Math.floor(round / 2));
    const replies = await times(4, (index) => {
      const [buyer, cart] = [pair[index % 2] as Buyer, carts[index % 2] as (typeof carts)[number]];
      return buyer.orderAt(keys[index % 2] ?? '', cart);
    });
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  }
  expect(await countDeadlocks(shop)).toBe(before);
});

it('one coupon, one balance of integral: two orders at once get each once', async () => {
  const product = await makeProduct(shop.services.db, { priceFen: 30_000, pieces: 50 });
  const buyer = await makeBuyer(shop, { integral: 1000 });
  const couponId = await makeCoupon(shop);
  const { id } = must<{ id: string }>(await buyer.client.call('couponClaim', { params: { id: couponId }, body: {} }));
  const withCoupon = { ...one(product), coupon: { id } };
  const coupons = await times(10, () => buyer.order(withCoupon).catch((error: unknown) => error));
  expect(coupons.filter((reply) => (reply as { flag?: boolean }).flag)).toHaveLength(1);

  const withIntegral = { ...one(product), useIntegral: 1000 };
  const { key } = await buyer.quote(withIntegral);
  const integrals = await times(10, () => buyer.orderAt(key, withIntegral));
  expect(integrals.filter(({ flag }) => flag)).toHaveLength(1);
  // The others find it gone when they price, or when they want to set it aside.
  expect(integrals.filter(({ code }) => code === 40_930 || code === 42_251)).toHaveLength(9);
});

it('paid by balance, captured by a gateway, closed by hand and by time, all at once: one end, and money that is right', async () => {
  const product = await makeProduct(shop.services.db, { pieces: 100 });
  const crowd = await makeCrowd(shop, 12, { balanceFen: 50_000 });
  const waiting = await Promise.all(
    crowd.map(async (buyer) => {
      const order = await buyer.ordered(one(product));
      const pay = await buyer.client.call('orderPay', { params: { id: order.id }, body: { gateway: 'wechat' } });
      return { buyer, order, paymentId: must<{ paymentId: string }>(pay).paymentId };
    }),
  );
  const results = await Promise.all(
    waiting.map(async ({ buyer, order, paymentId }) => {
      const capture = {
        outTradeNo: paymentId.replaceAll('-', ''),
        transactionId: `4200${newId().replaceAll('-', '')}`,
        amountFen: order.payFen,
        paidAt: new Date(),
      };
      const [paid, , closed] = await Promise.all([
        buyer.payByBalance(order.id),
        settleCapture(shop.services, { gateway: 'wechat', capture }),
        buyer.client.call('orderClose', { params: { id: order.id }, body: { reason: 'other' } }),
        closeUnpaidOrders(shop.services),
      ]);
      const { data } = await buyer.client.call('orderGet', { params: { id: order.id } });
      return { paid: paid.flag, closed: closed.flag, state: (data as OrderRow).state };
    }),
  );
  for (const { paid, closed, state } of results) {
    expect(paid && closed).toBe(false);
    expect(state).toBe(closed ? 'closed' : 'awaitingDispatch');
  }
});
