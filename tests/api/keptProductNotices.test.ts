import type { Answer, Contract } from '@jiwu/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cron, jobHandlers } from '../../apps/server/src/composition/jobHandlers.ts';
import { changePriceOf } from '../support/changePriceOf.ts';
import { refreshProduct } from '../../apps/server/src/flows/catalogue/refreshProduct.ts';
import { moveStock } from '../../apps/server/src/modules/goods/stock/index.ts';
import { startWorker } from '../../apps/server/src/platform/jobs/startWorker.ts';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { type MadeProduct, makeProduct } from '../support/makeProduct.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let worker: { stop: () => Promise<void> };
beforeAll(async () => {
  shop = await startTestShop();
  worker = await startWorker(shop.services, { handlers: jobHandlers, cron, sweeps: [] });
});
afterAll(async () => {
  await worker.stop();
  await shop.stop();
});

async function keeperOf({ id }: MadeProduct): Promise<ShopClient> {
  const client = createShopClient(shop, { roaming: true });
  await client.register();
  expect((await client.call('collectionAdd', { body: { productIds: [id] } })).status).toBe(200);
  return client;
}

async function bodiesOf(client: ShopClient): Promise<string[]> {
  const { items } = (await client.call('noticeList')).data as Answer<Contract['noticeList']>;
  return items.map(({ body }) => body);
}

async function priceTo({ skuIds: [skuId = ''] }: MadeProduct, priceFen: number): Promise<void> {
  await changePriceOf(shop.services, { skuId, priceFen, vipPriceFen: null, now: shop.services.clock() });
}

it('who keeps a product hears when it costs less than when they kept it, once for each price', async () => {
  const product = await makeProduct(shop.services.db, { priceFen: 10_000 });
  const early = await keeperOf(product);
  await priceTo(product, 9000);
  await expect.poll(() => bodiesOf(early)).toEqual([expect.stringContaining('现在 ¥90.00')]);
  const late = await keeperOf(product);
  await priceTo(product, 9500);
  await priceTo(product, 9000);
  await priceTo(product, 8000);
  await expect.poll(() => bodiesOf(late)).toEqual([expect.stringContaining('现在 ¥80.00')]);
  await expect.poll(() => bodiesOf(early)).toHaveLength(2);
});

it('who keeps a product hears when it is there again', async () => {
  const product = await makeProduct(shop.services.db, { pieces: 0 });
  const client = await keeperOf(product);
  const { clock, db } = shop.services;
  const skuId = product.skuIds[0] ?? '';
  await db.transact(async (tx) => {
    const moves = [{ skuId, productId: product.id, quantity: 3 }];
    await moveStock(tx, { kind: 'intake', moves, cause: { kind: 'test', id: 'more' }, now: clock() });
    await refreshProduct(tx, { productId: product.id, now: clock() });
  });
  await expect.poll(() => bodiesOf(client)).toEqual([expect.stringContaining('又有货了')]);
});
