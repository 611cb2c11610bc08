import { errorCodes, type OrderRow } from '@jiwu/contract';
import getPort from 'get-port';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Child, spawnChild } from '../../tools/lib/spawnChild.ts';
import { waitForPort } from '../../tools/lib/waitForPort.ts';
import { makeCrowd, must } from '../support/makeBuyer.ts';
import { buyDeal, claimAs, figuresOf, letItBeNoon, makeDeal } from '../support/makeDeal.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let redis: Child;
let shop: TestShop;
beforeAll(async () => {
  const port = await getPort();
  redis = spawnChild({
    name: 'redis',
    command: ['redis-server', '--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
  });
  await waitForPort(port);
  shop = await startTestShop({ REDIS_URL: `redis://127.0.0.1:${port}` });
  letItBeNoon(shop);
});
afterAll(async () => {
  await shop.stop();
  await redis.stop();
});

it('Redis dies in the middle of a rush: PostgreSQL goes on alone, and not a piece too many is granted', async () => {
  const deal = await makeDeal(shop, { pieces: 6 });
  const crowd = await makeCrowd(shop, 30, { balanceFen: 20_000 });
  const first = crowd.slice(0, 15).map(({ client }) => claimAs(client, deal));
  await redis.kill();
  const second = crowd.slice(15).map(({ client }) => claimAs(client, deal));
  const replies = await Promise.all([...first, ...second]);
  expect(replies.filter(({ flag }) => flag)).toHaveLength(6);
  const refused = replies.filter(({ flag }) => !flag).map(({ code }) => code);
  expect(new Set(refused)).toEqual(new Set([errorCodes.WOOT_SOLD_OUT.code]));
  expect(await figuresOf(shop, deal)).toEqual([0, 6, 0]);

  // The whole way works without it.
  const other = await makeDeal(shop, { pieces: 1 });
  expect((await buyDeal(crowd[0]!, other)) satisfies OrderRow).toMatchObject({ state: 'awaitingDispatch' });
  expect((await claimAs(crowd[1]!.client, other)).code).toBe(errorCodes.WOOT_SOLD_OUT.code);
  expect(must(await crowd[0]!.client.call('wootMine'))).toMatchObject({ reminded: [] });
  expect(await shop.broken()).toEqual([]);
});
