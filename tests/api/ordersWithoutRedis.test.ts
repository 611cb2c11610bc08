import type { OrderRow } from '@jiwu/contract';
import getPort from 'get-port';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Child, spawnChild } from '../../tools/lib/spawnChild.ts';
import { waitForPort } from '../../tools/lib/waitForPort.ts';
import { type Buyer, makeBuyer, must } from '../support/makeBuyer.ts';
import { makeProduct, type MadeProduct } from '../support/makeProduct.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let redis: Child;
let shop: TestShop;
let buyer: Buyer;
let product: MadeProduct;
beforeAll(async () => {
  const port = await getPort();
  redis = spawnChild({
    name: 'redis',
    command: ['redis-server', '--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
  });
  await waitForPort(port);
  shop = await startTestShop({ REDIS_URL: `redis://127.0.0.1:${port}` });
  product = await makeProduct(shop.services.db, { pieces: 5 });
  buyer = await makeBuyer(shop, { balanceFen: 100_000 });
});
afterAll(async () => {
  await shop.stop();
  await redis.stop();
});

it('sales go on while Redis is away: what was done is answered as done', async () => {
  const draft = { lines: [{ skuId: product.skuIds[0] ?? '', quantity: 1 }] };
  await redis.kill();
  const order = await buyer.ordered(draft);
  expect(must<OrderRow>(await buyer.payByBalance(order.id)).state).toBe('awaitingDispatch');
  const second = await buyer.ordered(draft);
  const closed = await buyer.client.call('orderClose', { params: { id: second.id }, body: { reason: 'other' } });
  expect(must<OrderRow>(closed).state).toBe('closed');
  expect(await shop.broken()).toEqual([]);
});
