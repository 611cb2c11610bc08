import type { Redis } from 'ioredis';
import { afterEach, expect, it } from 'vitest';
import { startRedis } from '../../../../../tools/lib/startRedis.ts';
import { createLog } from '../log/createLog.ts';
import { awaitRedis, createRedis } from './createRedis.ts';
import { findRedisRisks } from './findRedisRisks.ts';

const undo: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const one of undo.splice(0).toReversed()) await one();
});

async function open(options: Parameters<typeof startRedis>[0]): Promise<Redis> {
  const server = await startRedis(options);
  undo.push(server.stop);
  const redis = createRedis({ url: server.url, prefix: '', log: createLog('silent', 'test') });
  undo.push(() => redis.disconnect());
  await awaitRedis(redis, 5000);
  return redis;
}

it('has nothing to say of two with budgets, of which only the cache forgets', async () => {
  const redis = await open({ maxBytes: 1e8, whenFull: 'refuse' });
  const cacheRedis = await open({ maxBytes: 1e8, whenFull: 'forget' });
  expect(await findRedisRisks({ redis, cacheRedis })).toEqual([]);
});

it('names each mistake', async () => {
  const plain = await open({});
  const forgetful = await open({ maxBytes: 1e8, whenFull: 'forget' });
  expect(await findRedisRisks({ redis: plain, cacheRedis: plain })).toEqual([
    expect.stringContaining('share a Redis'),
    expect.stringContaining('REDIS_URL has no maxmemory'),
  ]);
  expect(await findRedisRisks({ redis: forgetful, cacheRedis: plain })).toEqual([
    expect.stringContaining('may evict limits'),
    expect.stringContaining('answers have no budget'),
    expect.stringContaining('refuses new answers'),
  ]);
});

it('says nothing while Redis is away', async () => {
  const away = createRedis({ url: 'redis://127.0.0.1:1', prefix: '', log: createLog('silent', 'test') });
  undo.push(() => away.disconnect());
  expect(await findRedisRisks({ redis: away, cacheRedis: away })).toEqual([]);
});
