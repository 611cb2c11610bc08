import { randomBytes } from 'node:crypto';
import getPort from 'get-port';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createAnswerCache } from '../../apps/server/src/platform/cache/createAnswerCache.ts';
import { awaitRedis, createRedis } from '../../apps/server/src/platform/redis/createRedis.ts';
import { createLog } from '../../apps/server/src/platform/log/createLog.ts';
import { type RunningRedis, startRedis } from '../../tools/lib/startRedis.ts';
import { type AnswerServer, type Shelves, startAnswerServer } from '../support/startAnswerServer.ts';

const shelves: Shelves = { pricesFen: new Map(), reads: 0, afterRead: async () => {} };
const BUDGET_BYTES = 2 * 1024 * 1024;

let limits: RunningRedis;
let cache: RunningRedis;
let server: AnswerServer;
let inCache: ReturnType<typeof createRedis>;
let inLimits: ReturnType<typeof createRedis>;

beforeAll(async () => {
  limits = await startRedis({ port: await getPort(), maxBytes: 62 * 1024 * 1024, whenFull: 'refuse' });
  cache = await startRedis({ port: await getPort(), maxBytes: BUDGET_BYTES, whenFull: 'forget' });
  server = await startAnswerServer(shelves, {
    REDIS_URL: limits.url,
    CACHE_REDIS_URL: cache.url,
    REDIS_PREFIX: 'budget:',
    REQUESTS_PER_MINUTE: '10000000',
  });
  const log = createLog('silent', 'test');
  inCache = createRedis({ url: cache.url, prefix: 'budget:', log });
  inLimits = createRedis({ url: limits.url, prefix: 'budget:', log });
  await Promise.all([awaitRedis(inCache, 5000), awaitRedis(inLimits, 5000)]);
});
afterAll(async () => {
  inCache.disconnect();
  inLimits.disconnect();
  await server.stop();
  await cache.stop();
  await limits.stop();
});

let id = '';
beforeEach(() => {
  id = randomBytes(4).toString('hex');
  shelves.pricesFen.set(id, 100);
  shelves.reads = 0;
});

async function ask(colour: string, path = 'show'): Promise<number> {
  const reply = await fetch(`${server.url}/api/shelf/${path}?id=${id}&colour=${colour}`);
  await reply.arrayBuffer();
  return reply.status;
}

const kept = async () => (await inCache.keys('budget:answer:*')).length;

it('a question that is asked once leaves nothing in Redis', async () => {
  const before = await kept();
  for (let index = 0; index < 200; index += 1) expect(await ask(`once${index}`)).toBe(200);
  expect(await kept()).toBe(before);
});

it('the second time keeps the answer, which was waiting in the process', async () => {
  const before = await kept();
  await ask('red');
  await ask('red');
  await expect.poll(kept).toBe(before + 1);
  expect(shelves.reads).toBe(1);
});

it('many who ask at once have asked more than once', async () => {
  const before = await kept();
  await Promise.all([ask('blue'), ask('blue'), ask('blue')]);
  await expect.poll(kept).toBe(before + 1);
  expect(shelves.reads).toBe(1);
});

it('spellings of one question are kept once, and take no room from other answers', async () => {
  const before = await kept();
  for (const spelt of ['%67reen', 'g%72een', 'gr%65en', 'green']) expect(await ask(spelt)).toBe(200);
  await expect.poll(kept).toBe(before + 1);
});

it('a flood that asks everything twice stays within the budget in bytes, and apart from limits and sessions', async () => {
  const long = 'x'.repeat(400);
  const batch = 50;
  for (let index = 0; index < 2500; index += batch) {
    await Promise.all(
      Array.from({ length: batch }, async (_, one) => {
        await ask(`${long}${index + one}`);
        await ask(`${long}${index + one}`);
      }),
    );
  }
  const used = Number(/^used_memory:(\d+)/m.exec(await inCache.info('memory'))?.[1]);
  expect(used).toBeLessThan(BUDGET_BYTES * 1.5);
  expect(Number(/^evicted_keys:(\d+)/m.exec(await inCache.info('stats'))?.[1])).toBeGreaterThan(0);
  expect(await inLimits.keys('budget:answer:*')).toEqual([]);
  expect(await inLimits.keys('budget:tag:*')).toEqual([]);
});

it('a flood of new questions pushes nothing out of the process that people want', async () => {
  const answers = createAnswerCache({ redis: inCache, maxBytes: 1024 * 1024 });
  const request = (url: string) =>
    answers.get({
      url,
      key: url,
      rule: { tag: 'flood', lagMs: 60_000, maxAgeMs: 60_000 },
      load: async () => 'x'.repeat(1000),
      headersOf: () => ({ headers: [], headers304: [] }),
    });
  await request('/wanted');
  await request('/wanted');
  await request('/twice');
  for (let index = 0; index < 5000; index += 1) await request(`/flood/${index}`);
  expect(answers.peek('/wanted')).toBeDefined();
  expect(answers.peek('/flood/0')).toBeUndefined();
  // It was asked for before the flood flushed it, so now it stays.
  expect(answers.peek('/twice')).toBeUndefined();
  await request('/twice');
  for (let index = 5000; index < 10_000; index += 1) await request(`/flood/${index}`);
  expect(answers.peek('/twice')).toBeDefined();
});
