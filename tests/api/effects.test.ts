import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { moveStock } from '../../apps/server/src/modules/goods/stock/index.ts';
import { addNotice } from '../../apps/server/src/modules/content/notices/index.ts';
import { tagKey } from '../../apps/server/src/platform/cache/tagKey.ts';
import { sessionKey } from '../../apps/server/src/platform/caller/endedSessions.ts';
import type { Tx } from '../../apps/server/src/platform/database/Tx.ts';
import { announceLive } from '../../apps/server/src/platform/effects/announceLive.ts';
import { outdateTags } from '../../apps/server/src/platform/effects/outdateTags.ts';
import { afterCommit, beforeCommit } from '../../apps/server/src/platform/effects/transactionEnd.ts';
import { liveChannels } from '../../apps/server/src/platform/live/liveChannels.ts';
import { createShopClient } from '../support/createShopClient.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { userIdOf } from '../support/userIdOf.ts';

let shop: TestShop;
let heard: string[];
let channel: string;
let leave: () => void = () => {};

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  leave();
  heard = [];
  channel = `test:${newId()}`;
  leave = await listen(channel, heard);
});

/** Collects what is published; the empty message only says that the connection is new. */
async function listen(name: string, messages: string[]): Promise<() => void> {
  return await shop.services.live.subscribe(name, (message) => {
    if (message !== '') messages.push(message);
  });
}

/** One message of every kind, about things that only this test knows. */
function announceAll(tx: Tx): { tag: string; sessionId: string } {
  const [tag, sessionId] = [`test:${newId()}`, newId()];
  announceLive(tx, channel);
  outdateTags(tx, [tag]);
  afterCommit(tx, { kind: 'sessionEnded', sessionId });
  return { tag, sessionId };
}

/** Redis hands messages over in their order: when this one has come, all that were published before it have. */
async function untilAllHeard(): Promise<void> {
  const last = `test:${newId()}`;
  const arrived = Promise.withResolvers<void>();
  const leaveLast = await shop.services.live.subscribe(last, () => arrived.resolve());
  await shop.services.live.publish(last, 'last');
  await arrived.promise;
  leaveLast();
}

const inRedis = (key: string) => shop.services.redis.get(key);

it('a transaction that commits announces everything, each thing once', async () => {
  const { tag, sessionId } = await shop.services.db.transact(async (tx) => {
    announceLive(tx, channel);
    await sql`select 1`.execute(tx);
    return announceAll(tx);
  });
  await untilAllHeard();
  expect(heard).toEqual(['changed']);
  expect(await inRedis(tagKey(tag))).not.toBeNull();
  expect(await inRedis(sessionKey(sessionId))).toBe('ended');
});

it('a transaction that is rolled back announces nothing', async () => {
  let told = { tag: '', sessionId: '' };
  const rolledBack = shop.services.db.transact(async (tx) => {
    told = announceAll(tx);
    await sql`select 1 / 0`.execute(tx);
  });
  await expect(rolledBack).rejects.toThrow('division by zero');
  await untilAllHeard();
  expect(heard).toEqual([]);
  expect(await inRedis(tagKey(told.tag))).toBeNull();
  expect(await inRedis(sessionKey(told.sessionId))).toBeNull();
});

it('an attempt that is repeated announces only what the last one said', async () => {
  const tags: string[] = [];
  await shop.services.db.transact(async (tx) => {
    tags.push(announceAll(tx).tag);
    if (tags.length < 3) await sql`do $$ begin raise sqlstate '40001'; end $$`.execute(tx);
  });
  await untilAllHeard();
  expect(heard).toEqual(['changed']);
  expect(await Promise.all(tags.map((tag) => inRedis(tagKey(tag))))).toEqual([null, null, expect.any(String)]);
});

it('what is left for the end runs once, inside the transaction', async () => {
  const runs: string[] = [];
  const work = (name: string) => (tx: Tx) => {
    runs.push(name);
    announceLive(tx, channel);
    return Promise.resolve();
  };
  await shop.services.db.transact((tx) => {
    beforeCommit(tx, 'a', work('a'));
    beforeCommit(tx, 'b', work('b'));
    beforeCommit(tx, 'a', work('a'));
    expect(runs).toEqual([]);
    return Promise.resolve();
  });
  await untilAllHeard();
  expect([runs, heard]).toEqual([['a', 'b'], ['changed']]);

  const failing = shop.services.db.transact((tx) => {
    announceLive(tx, channel);
    beforeCommit(tx, 'fails', async (last) => void (await sql`select 1 / 0`.execute(last)));
    return Promise.resolve();
  });
  await expect(failing).rejects.toThrow('division by zero');
  await untilAllHeard();
  expect(heard).toEqual(['changed']);
});

it('modules announce for themselves: a notice to its owner, a piece that ran out to pages, lists and search', async () => {
  const { db } = shop.services;
  const client = createShopClient(shop);
  await client.register();
  const userId = userIdOf(client);
  const toOwner: string[] = [];
  const leaveOwner = await listen(liveChannels.notices(userId), toOwner);
  const product = await makeProduct(db, { pieces: 1 });
  await db.transact((tx) => sql`delete from graphile_worker._private_jobs`.execute(tx));
  const version = () => inRedis(tagKey(`product:${product.id}`));
  const versionBefore = await version();
  const now = new Date();
  const moves = [{ skuId: product.skuIds[0] ?? '', productId: product.id, quantity: 1 }];
  const deed = async (tx: Tx) => {
    await moveStock(tx, { kind: 'reserve', moves, cause: { kind: 'test', id: product.id }, now });
    const facts = { orderNo: '2026111500000001' };
    await addNotice(tx, { userId, kind: 'orderCompleted', facts, cause: product.id, link: null, now });
  };
  const jobs = async () =>
    (await sql<{ key: string }>`select key from graphile_worker.jobs`.execute(db.read)).rows.map(({ key }) => key);

  await expect(
    db.transact(async (tx) => {
      await deed(tx);
      throw new Error('thought better of it');
    }),
  ).rejects.toThrow('thought better of it');
  await untilAllHeard();
  expect([toOwner, await jobs(), await version()]).toEqual([[], [], versionBefore]);

  await db.transact(deed);
  await untilAllHeard();
  expect(toOwner).toEqual(['changed']);
  expect(await jobs()).toEqual([`refreshProduct:${product.id}`]);
  expect(await version()).not.toBe(versionBefore);
  leaveOwner();
});
