import { newId } from '@jiwu/kernel';
import { livePages } from '@jiwu/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setProductState } from '../../apps/server/src/modules/goods/catalogue/index.ts';
import { moveStock } from '../../apps/server/src/modules/goods/stock/index.ts';
import { changePriceOf } from '../support/changePriceOf.ts';
import { type MadeProduct, makeProduct } from '../support/makeProduct.ts';
import { startLive, type TestLive } from '../support/startLive.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { type LiveWatch, watchLive } from '../support/watchLive.ts';

/** The process `live` with the shop's own channels, as guests see it. */
let shop: TestShop;
let live: TestLive;
const watches: LiveWatch[] = [];
beforeAll(async () => {
  shop = await startTestShop();
  live = await startLive(shop);
});
afterAll(async () => {
  for (const watch of watches) watch.leave();
  await live.close();
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

async function watch(path: string, headers: Record<string, string> = {}): Promise<LiveWatch> {
  const made = await watchLive(`${live.liveUrl}${path}`, headers);
  watches.push(made);
  return made;
}

const make = () => makeProduct(shop.services.db, { priceFen: 5_900, pieces: 7 });
const offer = (product: MadeProduct, change: object = {}, isOnSale = true) => ({
  isOnSale,
  skus: [{ id: product.skuIds[0], priceFen: 5_900, marketPriceFen: null, vipPriceFen: null, available: 7, ...change }],
});

it('a guest sees a product as it is, and each change of price, stock and sale', async () => {
  const product = await make();
  const page = await watch(`/live/product/${product.id}`);
  expect(page.status).toBe(200);
  expect(page.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  });
  const first = await page.next();
  expect(first?.data).toEqual(offer(product));
  expect(livePages.product.safeParse(first?.data).success).toBe(true);

  const { db, clock } = shop.services;
  const skuId = product.skuIds[0] ?? '';
  await changePriceOf(shop.services, { skuId, priceFen: 4_900, vipPriceFen: 4_500, now: clock() });
  const price = { priceFen: 4_900, marketPriceFen: 5_900, vipPriceFen: 4_500 };
  expect((await page.next())?.data).toEqual(offer(product, price));

  const moves = [{ skuId, productId: product.id, quantity: 3 }];
  await db.transact((tx) =>
    moveStock(tx, { kind: 'intake', moves, cause: { kind: 'test', id: newId() }, now: clock() }),
  );
  expect((await page.next())?.data).toEqual(offer(product, { ...price, available: 10 }));

  await db.transact((tx) => setProductState(tx, { productId: product.id, state: 'offSale', now: clock() }));
  expect((await page.next())?.data).toEqual(offer(product, { ...price, available: 10 }, false));
});

it('who has the present state is sent no more than a comment; who has an older one gets the state', async () => {
  const product = await make();
  const path = `/live/product/${product.id}`;
  const first = await (await watch(path)).next();
  expect(first?.id).toMatch(/^[\w-]{16}$/);
  expect(first?.retryMs).toBeGreaterThanOrEqual(1000);
  const known = first?.id ?? '';
  for (const again of [await watch(path, { 'last-event-id': known }), await watch(`${path}?lastEventId=${known}`)]) {
    expect(await again.next()).toMatchObject({ isComment: true, id: undefined, data: undefined });
    again.leave();
  }
  expect((await (await watch(path, { 'last-event-id': 'of-yesterday' })).next())?.data).toEqual(offer(product));
});

it.each([
  ['an unknown channel', `/live/orders/${newId()}`, 404],
  ['a name that every object has', `/live/constructor/${newId()}`, 404],
  ['a product that is not there', `/live/product/${newId()}`, 404],
  ['an id that is none', '/live/product/7', 400],
  ['an id with more behind it', `/live/product/${newId()}/skus`, 404],
  ['no id', '/live/product/', 404],
  ['an unknown field', `/live/product/${newId()}?token=x`, 400],
  ['a field twice', `/live/product/${newId()}?lastEventId=a&lastEventId=b`, 400],
  ['another id in the query', `/live/product/${newId()}?id=${newId()}`, 400],
  ['an address that cannot be decoded', '/live/product/%E0%A4%A', 400],
  ['an address of the api', '/api/user/self', 404],
])('%s is refused in the envelope', async (_, path, status) => {
  const refused = await watch(path);
  expect(refused.status).toBe(status);
  expect(JSON.parse(await refused.body())).toMatchObject({ flag: false, data: null });
});

it('a draft is as if it were not there', async () => {
  const product = await make();
  await shop.services.db.transact((tx) =>
    tx.updateTable('products').set({ state: 'draft' }).where('id', '=', product.id).execute(),
  );
  expect((await watch(`/live/product/${product.id}`)).status).toBe(404);
  await shop.services.db.transact((tx) =>
    tx.updateTable('products').set({ state: 'onSale' }).where('id', '=', product.id).execute(),
  );
});

it('nothing can be written to it', async () => {
  const reply = await fetch(`${live.liveUrl}/live/product/${newId()}`, { method: 'POST', body: '{}' });
  expect(reply.status).toBe(404);
});

it('says whether it can serve, and what it has done', async () => {
  const ready = await fetch(`${live.liveUrl}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([
    200,
    { ready: true, database: true, redis: true, stopping: false },
  ]);
  const metrics = await (await fetch(`${live.liveUrl}/metrics`)).text();
  expect(metrics).toMatch(/^live_viewers \d+$/m);
  expect(metrics).toMatch(/^live_acts_total\{act="loads"\} \d+$/m);
});
