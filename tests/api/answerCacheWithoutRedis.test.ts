import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import getPort from 'get-port';
import { type Child, spawnChild } from '../../tools/lib/spawnChild.ts';
import { waitForPort } from '../../tools/lib/waitForPort.ts';
import { type AnswerServer, type Shelves, startAnswerServer } from '../support/startAnswerServer.ts';

const shelves: Shelves = { pricesFen: new Map(), reads: 0, afterRead: async () => {} };
let port: number;
let redis: Child;
let one: AnswerServer;
let other: AnswerServer;

function startRedis(): Child {
  return spawnChild({
    name: 'redis',
    command: ['redis-server', '--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
  });
}

beforeAll(async () => {
  port = await getPort();
  redis = startRedis();
  await waitForPort(port);
  const stores = { REDIS_URL: `redis://127.0.0.1:${port}`, REDIS_PREFIX: 'away:' };
  one = await startAnswerServer(shelves, stores);
  other = await startAnswerServer(shelves, stores);
});
afterAll(async () => {
  await one.stop();
  await other.stop();
  await redis.stop();
});

async function show(server: AnswerServer, id: string): Promise<number> {
  const response = await fetch(`${server.url}/api/shelf/show?id=${id}`);
  const { data } = (await response.json()) as { data: { priceFen: number } };
  return data.priceFen;
}

/** SIGSTOP and SIGCONT to the whole group: Redis as a network that swallows everything would show it, memory kept. */
const signal = (name: 'SIGSTOP' | 'SIGCONT') => process.kill(-redis.pid, name);

it('while Redis does not answer, the database is asked, once a second for each question', async () => {
  shelves.pricesFen.set('a', 100);
  await show(one, 'a');
  signal('SIGSTOP');
  await pause(2200); // long enough for it to be noticed
  await show(one, 'a');
  shelves.reads = 0;
  const began = performance.now();
  let slow = 0;
  while (performance.now() - began < 3000) {
    const sent = performance.now();
    await Promise.all([show(one, 'a'), show(one, 'a'), show(one, 'a')]);
    if (performance.now() - sent > 500) slow += 1;
  }
  expect(shelves.reads).toBeGreaterThanOrEqual(2);
  expect(shelves.reads).toBeLessThanOrEqual(4);
  expect(slow).toBeLessThanOrEqual(1); // no request waits for Redis; a busy host may hold up one

  // The price changes, and the bump is lost with Redis.
  shelves.pricesFen.set('a', 90);
  await pause(1050);
  expect(await show(one, 'a')).toBe(90);

  // Redis is back, with the old answer under the old version: it must not be used.
  signal('SIGCONT');
  await expect
    .poll(async () => {
      shelves.reads = 0;
      await show(one, 'a');
      await pause(1050);
      await show(one, 'a');
      return shelves.reads;
    })
    .toBe(0);
  expect(await show(one, 'a')).toBe(90);
  expect(await show(other, 'a')).toBe(90);
});

it('Redis that lost its memory brings back no old answer', async () => {
  shelves.pricesFen.set('b', 100);
  expect(await show(one, 'b')).toBe(100);
  await redis.stop();
  shelves.pricesFen.set('b', 80);
  redis = startRedis();
  await waitForPort(port);
  await pause(1050);
  expect(await show(one, 'b')).toBe(80);
  expect(await show(other, 'b')).toBe(80);
});
