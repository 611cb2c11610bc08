import { newId } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShopClient, type Reply } from '../support/createShopClient.ts';
import { must } from '../support/makeBuyer.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { userIdOf } from '../support/userIdOf.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

it('200 check-ins at once give one row, one lot and equal answers', async () => {
  const client = createShopClient(shop, { roaming: true });
  await client.register();
  /** A caller that finds no free connection in time gets 503 and repeats the request with the same key, as our client does. */
  const checkIn = async (key = newId()): Promise<Reply> => {
    const reply = await client.call('checkIn', { body: {}, headers: { 'Idempotency-Key': key } });
    return reply.status === 503 ? await checkIn(key) : reply;
  };
  const replies = await Promise.all(Array.from({ length: 200 }, () => checkIn()));
  const answers = new Set(replies.map((reply) => JSON.stringify(must(reply))));
  expect([...answers].map((answer) => JSON.parse(answer) as unknown)).toMatchObject([
    { streak: 1, integral: 5, available: 5 },
  ]);
  const userId = userIdOf(client);
  const { db } = shop.services;
  const rows = await db.read.selectFrom('check_ins').select('streak').where('user_id', '=', userId).execute();
  const lots = await db.read.selectFrom('integral_lots').select('amount').where('user_id', '=', userId).execute();
  expect([rows, lots]).toEqual([[{ streak: 1 }], [{ amount: 5 }]]);
});
