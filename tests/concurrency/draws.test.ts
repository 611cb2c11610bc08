import { type EndpointName, errorCodes } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createUser, eraseUser, lockAccount } from '../../apps/server/src/modules/people/identity/index.ts';
import { openSession } from '../../apps/server/src/flows/accounts/outside/openSession.ts';
import { countWaiting } from '../support/countWaiting.ts';
import {
  agreed,
  type CallInput,
  createShopClient,
  newPhone,
  type Reply,
  type ShopClient,
} from '../support/createShopClient.ts';
import { makeBuyer, must } from '../support/makeBuyer.ts';
import { type Drawn, giveChances, makePeriod, makeWonGoods, pageOf, prize } from '../support/makeDraws.ts';
import { userIdOf } from '../support/userIdOf.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { listPrizes } from '../../apps/server/src/modules/promotion/draws/index.ts';

// 200 at once on a busy machine take their time.
vi.setConfig({ testTimeout: 60_000 });

let shop: TestShop;
beforeEach(async () => {
  shop = await startTestShop();
});
afterEach(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const times = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work));

/** Someone with one draw, signed in. */
async function newPlayer(): Promise<ShopClient> {
  const { services } = shop;
  const client = createShopClient(shop, { roaming: true });
  const { browserId } = client;
  client.session = await services.db.transact(async (tx) => {
    const fields = { phoneNumber: newPhone(), passwordHash: null, agreed, browserId, now: services.clock() };
    const device = { browserId, device: '测试', address: '127.0.0.1' };
    return await openSession(tx, services, { userId: await createUser(tx, fields), device });
  });
  await giveChances(shop, userIdOf(client), 1);
  return client;
}

/** As browsers do it: a busy shop gets the same request again. */
async function served(client: ShopClient, name: EndpointName, input: CallInput, key = newId()): Promise<Reply> {
  const reply = await client.call(name, { ...input, headers: { 'Idempotency-Key': key } });
  return reply.code === errorCodes.UNAVAILABLE.code ? await served(client, name, input, key) : reply;
}

const drawWith = (client: ShopClient, nonce: string, key?: string) =>
  served(client, 'drawOnce', { body: { nonce } }, key);
const nonceOf = async (client: ShopClient) => (await pageOf(client)).mine?.nonce ?? '';

function countCodes(replies: readonly { code: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { code } of replies) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

it('200 at once with one draw left: one is drawn, 199 are refused', async () => {
  await makePeriod(shop);
  const client = await newPlayer();
  const nonce = await nonceOf(client);
  const replies = await times(200, () => drawWith(client, nonce));
  expect(countCodes(replies)).toEqual({ 200: 1, [errorCodes.DRAW_NONE_LEFT.code]: 199 });
});

it('one request 20 times at once is one draw and 20 equal answers', async () => {
  await makePeriod(shop);
  const client = await newPlayer();
  await giveChances(shop, userIdOf(client), 4);
  const [nonce, key] = [await nonceOf(client), newId()];
  const replies = await times(20, () => drawWith(client, nonce, key));
  expect(new Set(replies.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  expect((await pageOf(client)).mine?.left).toBe(4);
});

it('200 users at once for the last prize: one wins it, the others what it folds into', async () => {
  const last = prize({ kind: 'balance', name: '最后一件', weight: 9999, stock: 1, amount: 100 });
  const period = await makePeriod(shop, { prizes: [last, prize({ kind: 'nothing', name: '谢谢参与', weight: 1 })] });
  const players: { client: ShopClient; nonce: string }[] = [];
  await times(5, async () => {
    for (let made = 0; made < 40; made += 1) {
      const client = await newPlayer();
      players.push({ client, nonce: await nonceOf(client) });
    }
  });
  const replies = await Promise.all(players.map(({ client, nonce }) => drawWith(client, nonce)));
  // The first draw wins it; if its roll is the one of 10,000 that does not, the next.
  const drawn = replies.map((reply) => must<Drawn>(reply));
  expect(drawn.filter(({ prize: { name } }) => name === '最后一件')).toHaveLength(1);
  expect(drawn.filter(({ prize: { name } }) => name === '谢谢参与')).toHaveLength(199);
  expect(drawn.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 200 }, (_, at) => at + 1),
  );
  expect((await listPrizes(shop.services.db.read, period.id)).map(({ won }) => won)).toEqual([1, 199]);
});

it('30 at once buy with integral for two: two draws, and no integral below nothing', async () => {
  await makePeriod(shop);
  const { client } = await makeBuyer(shop, { integral: 500 });
  const replies = await times(30, () => served(client, 'drawBuy', { body: {} }));
  expect(countCodes(replies)).toEqual({ 200: 2, [errorCodes.INTEGRAL_SHORT.code]: 28 });
  expect((await pageOf(client)).mine).toMatchObject({ left: 2, integral: 100 });
});

it('a user buys and draws at once, and nothing is stuck', async () => {
  await makePeriod(shop);
  const { client } = await makeBuyer(shop, { integral: 4000 });
  const nonce = await nonceOf(client);
  const replies = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      index % 2 === 0 ? served(client, 'drawBuy', { body: {} }) : drawWith(client, nonce),
    ),
  );
  const allowed = new Set([200, errorCodes.DRAW_NONE_LEFT.code]);
  expect(replies.filter(({ code }) => !allowed.has(code))).toEqual([]);
  expect(replies.filter(({ code }, index) => index % 2 === 0 && code !== 200)).toEqual([]);
});

it('20 at once claim one prize: one order', async () => {
  const buyer = await makeBuyer(shop);
  const id = await makeWonGoods(shop, buyer.client);
  const body = { addressId: buyer.addressId };
  const replies = await times(20, () => served(buyer.client, 'drawClaim', { params: { id }, body }));
  expect(countCodes(replies)).toEqual({ 200: 1, [errorCodes.DRAW_CLAIMED.code]: 19 });
  const { items } = must<{ items: unknown[] }>(await buyer.client.call('orderList'));
  expect(items).toHaveLength(1);
});

it('60 at once with 20 draws: 20 are drawn, each told how many are left after it', async () => {
  await makePeriod(shop);
  const client = await newPlayer();
  await giveChances(shop, userIdOf(client), 19);
  const nonce = await nonceOf(client);
  const replies = await times(60, () => drawWith(client, nonce));
  expect(countCodes(replies)).toEqual({ 200: 20, [errorCodes.DRAW_NONE_LEFT.code]: 40 });
  const lefts = replies.flatMap(({ code, data }) => (code === 200 ? (data as { left: number }).left : []));
  expect(lefts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, at) => at));
});

it('goods that are claimed while the account is being closed are not sent to nobody', async () => {
  const { client, userId, addressId } = await makeBuyer(shop);
  const id = await makeWonGoods(shop, client);
  const { db, clock } = shop.services;
  const claimed = await db.transact(async (tx) => {
    await lockAccount(tx, userId);
    const claim = client.call('drawClaim', { params: { id }, body: { addressId } });
    await expect.poll(() => countWaiting(shop)).toBe(1);
    await eraseUser(tx, { userId, phoneNumber: client.session?.operator.phoneNumber ?? '', now: clock() });
    return { claim };
  });
  expect((await claimed.claim).code).toBe(errorCodes.SESSION_ENDED.code);
});
