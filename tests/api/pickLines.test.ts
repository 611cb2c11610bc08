import { type Answer, type Contract, errorCodes } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { showCelebrity } from '../../apps/server/src/flows/celebrity/showCelebrity.ts';
import { findCelebrityOf, getCelebrity } from '../../apps/server/src/modules/channels/celebrity/index.ts';
import { listOrderLines } from '../../apps/server/src/modules/trade/orders/index.ts';
import { type CartClient, cartClient, signedInCart } from '../support/cartClient.ts';
import { createShopClient } from '../support/createShopClient.ts';
import { type Buyer, makeBuyer, must } from '../support/makeBuyer.ts';
import { endPick, makePick } from '../support/makePick.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { makeVip } from '../support/makeVip.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { userIdOf } from '../support/userIdOf.ts';

let shop: TestShop;
let celebrityId: string;
beforeAll(async () => {
  shop = await startTestShop();
  const celebrity = createShopClient(shop, { roaming: true });
  await celebrity.register();
  celebrityId = userIdOf(celebrity);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

/** A product of ¥168 with a pick of it at ¥150. */
async function picked(wish: Parameters<typeof makeProduct>[1] = {}) {
  const product = await makeProduct(shop.services.db, wish);
  const skuId = product.skuIds[0] ?? '';
  const pickId = await makePick(shop, { userId: celebrityId, productId: product.id, prices: { [skuId]: 15_000 } });
  return { ...product, skuId, pickId };
}
const add = (cart: CartClient, body: object) => cart.call('cartAdd', { body });
const detail = async (buyer: Buyer, id: string) =>
  must<Answer<Contract['orderGet']>>(await buyer.client.call('orderGet', { params: { id } }));
const linesOf = (userId: string, id: string) => listOrderLines(shop.services.db.read, { userId, id });

it('the same SKU stands twice in a cart, from the shop and from a pick, each with its own price', async () => {
  const { skuId, pickId } = await picked();
  for (const cart of [await signedInCart(shop), cartClient(shop)]) {
    must(await add(cart, { skuId, quantity: 1 }));
    must(await add(cart, { skuId, quantity: 2, sourceId: pickId }));
    must(await add(cart, { skuId, quantity: 1, sourceId: pickId }));
    const { lines, facts, price } = await cart.list();
    expect(lines.map(({ quantity, source }) => [quantity, source])).toEqual([
      [3, { id: pickId, name: '林小满' }],
      [1, null],
    ]);
    expect(facts.lines.map(({ channel, channelPriceFen }) => [channel, channelPriceFen])).toEqual([
      ['celebrity', 15_000],
      ['normal', null],
    ]);
    expect(price?.lines.map(({ unitPriceFen, unitPriceReason }) => [unitPriceFen, unitPriceReason])).toEqual([
      [15_000, { code: 'channelPrice', channel: 'celebrity', savedFen: 1800 }],
      [16_800, { code: 'ordinaryPrice' }],
    ]);
  }
});

it('lines of one SKU stay within the stock together', async () => {
  const { skuId, pickId } = await picked({ pieces: 4 });
  const cart = await signedInCart(shop);
  must(await add(cart, { skuId, quantity: 3 }));
  expect(must(await add(cart, { skuId, quantity: 3, sourceId: pickId }))).toMatchObject({
    quantity: 1,
    added: 1,
    limitedBy: 'stock',
  });
  const [fromPick, plain] = (await cart.list()).lines;
  expect((await cart.change(plain?.id, { quantity: 4 })).data).toMatchObject({ quantity: 3, limitedBy: 'stock' });
  expect((await cart.change(fromPick?.id, { quantity: 2 })).data).toMatchObject({ quantity: 1, limitedBy: 'stock' });
  // All there are stand in the other line.
  must(await cart.call('cartRemove', { body: { ids: [fromPick?.id] } }));
  must(await add(cart, { skuId, quantity: 1 }));
  const full = must<{ added: number; limitedBy: string }>(await add(cart, { skuId, quantity: 1, sourceId: pickId }));
  expect(full).toMatchObject({ added: 0, limitedBy: 'stock' });
});

it('a guest’s lines keep their source at login, and the same wish counts once', async () => {
  const { skuId, pickId } = await picked();
  const cart = cartClient(shop);
  must(await add(cart, { skuId, quantity: 2, sourceId: pickId }));
  must(await add(cart, { skuId, quantity: 1 }));
  await cart.client.register();
  must(await add(cart, { skuId, quantity: 1, sourceId: pickId }));
  expect(must(await cart.call('cartMerge'))).toMatchObject({ merged: 2, leftOut: 0 });
  const kept = (await cart.list()).lines.map(({ quantity, source }) => [source?.id ?? null, quantity] as const);
  expect(new Map(kept)).toEqual(
    new Map([
      [pickId, 2],
      [null, 1],
    ]),
  );
});

it('an order has both lines, each with its channel and its credit, and takes only them out of the cart', async () => {
  const { skuId, pickId } = await picked();
  const other = await picked();
  const buyer = await makeBuyer(shop, { balanceFen: 200_000 });
  for (const body of [
    { skuId, quantity: 1 },
    { skuId, quantity: 2, sourceId: pickId },
    { skuId: other.skuId, quantity: 1, sourceId: other.pickId },
  ]) {
    must(await buyer.client.call('cartAdd', { body }));
  }
  const lines = [
    { skuId, quantity: 2, sourceId: pickId },
    { skuId: other.skuId, quantity: 1 },
  ];
  const quote = await buyer.quote({ lines });
  expect(quote.lines.map(({ channel, source }) => [channel, source])).toEqual([
    ['celebrity', { id: pickId, name: '林小满' }],
    ['normal', null],
  ]);
  expect(quote.price.lines.map(({ unitPriceFen }) => unitPriceFen)).toEqual([15_000, 16_800]);
  const order = await buyer.ordered({ lines }, { fromCart: true });
  expect((await linesOf(buyer.userId, order.id)).map(({ channel, creditId }) => [channel, creditId])).toEqual([
    ['celebrity', celebrityId],
    ['normal', null],
  ]);
  const { lines: shown } = await detail(buyer, order.id);
  expect(shown.map(({ channel }) => channel)).toEqual(['celebrity', 'normal']);
  // The ordinary line of the same SKU, and the other product's line from its pick, are still there.
  const cart = must<{ lines: { skuId: string; source: unknown }[] }>(await buyer.client.call('cartList'));
  expect(cart.lines.map((line) => [line.skuId, line.source])).toEqual([
    [other.skuId, { id: other.pickId, name: '林小满' }],
    [skuId, null],
  ]);
  must(await buyer.payByBalance(order.id));
});

it('an order says who recommended a line as long as they have a page, and nothing of what they earn', async () => {
  const { skuId, pickId } = await picked();
  const { db, clock } = shop.services;
  const buyer = await makeBuyer(shop, { balanceFen: 100_000 });
  const recommended = [{ skuId, quantity: 1, sourceId: pickId }];
  const order = await buyer.ordered({ lines: [...recommended, { skuId, quantity: 1 }] });
  must(await buyer.payByBalance(order.id));
  const page = await findCelebrityOf(db.read, celebrityId);
  const named = { celebrityId: page?.id, name: '林小满' };
  const before = await detail(buyer, order.id);
  expect(before.lines.map(({ recommendedBy }) => recommendedBy)).toEqual([named, null]);
  // Neither the celebrity's account nor a rate or commission.
  expect(JSON.stringify(before)).not.toContain(celebrityId);
  expect(JSON.stringify(before)).not.toMatch(/credit|commission|rateBp/i);
  // The pick ends: that it was bought through it stays, but what is bought now comes simply from the shop.
  await endPick(shop, pickId);
  expect((await detail(buyer, order.id)).lines[0]?.recommendedBy).toEqual(named);
  const later = await buyer.ordered({ lines: recommended });
  expect((await detail(buyer, later.id)).lines.map(({ recommendedBy }) => recommendedBy)).toEqual([null]);
  const { id, version } = await getCelebrity(db.read, page?.id ?? '');
  await db.transact((tx) => showCelebrity(tx, { id, version, state: 'hidden', now: clock() }));
  expect((await detail(buyer, order.id)).lines[0]?.recommendedBy).toBeNull();
});

it('the lower of the celebrity’s price and one’s own is paid, and the reason says which', async () => {
  const { skuId, pickId } = await picked({ vipPriceFen: 14_000 });
  const lines = [{ skuId, quantity: 1, sourceId: pickId }];
  const reasonFor = async (buyer: Buyer) => (await buyer.quote({ lines })).price.lines[0];
  const plain = await makeBuyer(shop);
  expect(await reasonFor(plain)).toMatchObject({ unitPriceFen: 15_000, unitPriceReason: { code: 'channelPrice' } });
  const vip = await makeBuyer(shop);
  await makeVip(shop, vip.client);
  expect(await reasonFor(vip)).toMatchObject({ unitPriceFen: 14_000, unitPriceReason: { code: 'vipPrice' } });
  // Still a line of the pick: the celebrity brought it.
  const order = await vip.ordered({ lines });
  expect(await linesOf(vip.userId, order.id)).toMatchObject([{ channel: 'celebrity', creditId: celebrityId }]);
});

it('a pick that has ended falls back to the ordinary price, and the line says so', async () => {
  const { skuId, pickId } = await picked();
  const buyer = await makeBuyer(shop);
  must(await buyer.client.call('cartAdd', { body: { skuId, quantity: 1, sourceId: pickId } }));
  const lines = [{ skuId, quantity: 1, sourceId: pickId }];
  const before = await buyer.quote({ lines });
  await endPick(shop, pickId);
  const cart = must<Awaited<ReturnType<CartClient['list']>>>(await buyer.client.call('cartList'));
  expect(cart.lines[0]?.source).toEqual({ id: pickId, name: null });
  expect(cart.price?.lines[0]).toMatchObject({ unitPriceFen: 16_800, unitPriceReason: { code: 'ordinaryPrice' } });
  // The price that was shown no longer holds; the new one comes with the refusal.
  const refused = await buyer.orderAt(before.key, { lines });
  expect(refused.code).toBe(errorCodes.QUOTE_CHANGED.code);
  expect((refused.data as { quote: typeof before }).quote.lines[0]).toMatchObject({
    channel: 'normal',
    source: { id: pickId, name: null },
  });
  const order = await buyer.ordered({ lines });
  expect(await linesOf(buyer.userId, order.id)).toMatchObject([{ channel: 'normal', creditId: null }]);
  const again = await buyer.client.call('cartAdd', { body: { skuId, quantity: 1, sourceId: pickId } });
  expect([again.status, again.code]).toEqual([422, errorCodes.PICK_OVER.code]);
});

it('a pick is good for its own product alone; what never was is refused in the cart and nothing in an order', async () => {
  const { pickId } = await picked();
  const other = await makeProduct(shop.services.db);
  const skuId = other.skuIds[0] ?? '';
  const buyer = await makeBuyer(shop);
  for (const sourceId of [pickId, newId()]) {
    expect((await buyer.client.call('cartAdd', { body: { skuId, quantity: 1, sourceId } })).code).toBe(
      errorCodes.PICK_OVER.code,
    );
    const order = await buyer.ordered({ lines: [{ skuId, quantity: 1, sourceId }] });
    expect(await linesOf(buyer.userId, order.id)).toMatchObject([
      { channel: 'normal', creditId: null, payFen: 16_800 },
    ]);
  }
  const forged = { skuId, quantity: 1, creditId: buyer.userId, channel: 'celebrity' };
  expect((await buyer.client.call('cartAdd', { body: forged })).status).toBe(400);
  const draft = { addressId: null, coupon: 'none', useIntegral: 0, delivery: { kind: 'standard' } };
  expect((await buyer.client.call('orderQuote', { body: { ...draft, lines: [forged] } })).status).toBe(400);
  expect((await buyer.client.call('cartAdd', { body: { skuId, quantity: 1, sourceId: 'x' } })).status).toBe(400);
});
