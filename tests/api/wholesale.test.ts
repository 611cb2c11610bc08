import { type Answer, type Business, type Contract, errorCodes, type Order, type OrderRow } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { readPriceFacts } from '@jiwu/pricing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeApprovedBusiness } from '../support/makeBusiness.ts';
import { type Buyer, makeBuyer, must } from '../support/makeBuyer.ts';
import { type MadeProduct, makeProduct } from '../support/makeProduct.ts';
import { makeVip } from '../support/makeVip.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let product: MadeProduct;
beforeAll(async () => {
  shop = await startTestShop();
  product = await makeProduct(shop.services.db, {
    priceFen: 49_900,
    vipPriceFen: 45_900,
    wholesale: [
      { minQuantity: 5, priceFen: 44_500 },
      { minQuantity: 20, priceFen: 42_000 },
    ],
    pieces: 500,
  });
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const skuId = () => product.skuIds[0] ?? '';
const of = (quantity: number) => ({ lines: [{ skuId: skuId(), quantity }] });
const priced = async (buyer: Buyer, quantity: number) => {
  const { price } = await buyer.quote(of(quantity));
  const [line] = price.lines;
  return [line?.unitPriceFen, line?.unitPriceReason.code];
};
const step = async (buyer: Buyer, name: 'businessStop' | 'businessResume', { id, version }: Business) =>
  must<Business>(
    await buyer.client.call(name, { params: { id }, body: { version }, headers: { 'Idempotency-Key': newId() } }),
  );
const cartPrice = async (buyer: Buyer, quantity: number) => {
  const added = must<{ id: string }>(
    await buyer.client.call('cartAdd', { body: { skuId: skuId(), quantity }, headers: { 'Idempotency-Key': newId() } }),
  );
  const { price, facts } = must<Answer<Contract['cartList']>>(await buyer.client.call('cartList'));
  await buyer.client.call('cartRemove', { body: { ids: [added.id] }, headers: { 'Idempotency-Key': newId() } });
  return {
    unitPriceFen: price?.lines[0]?.unitPriceFen,
    isBusiness: readPriceFacts(facts, { coupon: 'none', integral: 0 }).buyer.isBusiness,
  };
};

it('tiers are for approved businesses: in the cart, the quote and the order', async () => {
  const buyer = await makeBuyer(shop, { balanceFen: 400_000 });
  expect(await priced(buyer, 5)).toEqual([49_900, 'ordinaryPrice']);
  expect(await cartPrice(buyer, 5)).toEqual({ unitPriceFen: 49_900, isBusiness: false });

  const business = await makeApprovedBusiness(shop, buyer.client);
  expect(await priced(buyer, 4)).toEqual([49_900, 'ordinaryPrice']);
  expect(await priced(buyer, 5)).toEqual([44_500, 'wholesalePrice']);
  expect(await priced(buyer, 20)).toEqual([42_000, 'wholesalePrice']);
  expect(await cartPrice(buyer, 5)).toEqual({ unitPriceFen: 44_500, isBusiness: true });
  const order = await buyer.ordered(of(5));
  expect(order.payFen).toBe(5 * 44_500);
  must(await buyer.payByBalance(order.id));
  const detail = must<Order>(await buyer.client.call('orderGet', { params: { id: order.id } }));
  expect(detail.lines[0]).toMatchObject({ unitPriceFen: 44_500, unitPriceReason: { code: 'wholesalePrice' } });

  // Stopped: at once for what is new, and a price that was quoted before no longer holds; what is paid goes on.
  const { key } = await buyer.quote(of(5));
  const stopped = await step(buyer, 'businessStop', business);
  expect(await priced(buyer, 5)).toEqual([49_900, 'ordinaryPrice']);
  expect((await buyer.orderAt(key, of(5))).code).toBe(errorCodes.QUOTE_CHANGED.code);
  const paid = must<Order>(await buyer.client.call('orderGet', { params: { id: order.id } }));
  expect([paid.state, paid.lines[0]?.unitPriceFen]).toEqual(['awaitingDispatch', 44_500]);
  await step(buyer, 'businessResume', stopped);
  expect(await priced(buyer, 5)).toEqual([44_500, 'wholesalePrice']);
});

it('the lowest of price, VIP price and tier counts', async () => {
  const buyer = await makeBuyer(shop);
  await makeApprovedBusiness(shop, buyer.client);
  await makeVip(shop, buyer.client);
  expect(await priced(buyer, 4)).toEqual([45_900, 'vipPrice']);
  expect(await priced(buyer, 5)).toEqual([44_500, 'wholesalePrice']);
});

it('an order of a business costs as many statements as any other', async () => {
  const costs = async (buyer: Buyer) => {
    const { key } = await buyer.quote(of(5));
    const made = await buyer.orderAt(key, of(5));
    const paid = await buyer.payByBalance(must<OrderRow>(made).id);
    must(paid);
    return [made, paid].map(({ headers }) => Number(headers.get('x-sql-statements')));
  };
  const [person, business] = [
    await makeBuyer(shop, { balanceFen: 400_000 }),
    await makeBuyer(shop, { balanceFen: 400_000 }),
  ];
  await makeApprovedBusiness(shop, business.client);
  const plain = await costs(person);
  expect(Math.min(...plain), 'statements are counted').toBeGreaterThan(0);
  expect(plain.reduce((sum, number) => sum + number)).toBeLessThanOrEqual(20);
  expect(await costs(business)).toEqual(plain);
});
