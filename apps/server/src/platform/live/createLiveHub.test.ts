import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { createLog } from '../log/createLog.ts';
import { createLiveHub, type LiveHub } from './createLiveHub.ts';

/** Delays or breaks the next subscriptions before Redis receives them. */
let before: () => Promise<void>;
let redis: Redis;
let hub: LiveHub;
let connections: Redis[];
beforeEach(() => {
  before = async () => {};
  connections = [];
  redis = new Redis(inject('redisUrl'));
  const duplicate = redis.duplicate.bind(redis);
  redis.duplicate = (override) => {
    const connection = duplicate(override);
    connections.push(connection);
    const subscribe = connection.subscribe.bind(connection) as (...channels: string[]) => Promise<unknown>;
    connection.subscribe = (async (...channels: string[]) => {
      await before();
      return await subscribe(...channels);
    }) as Redis['subscribe'];
    return connection;
  };
  hub = createLiveHub({ redis, prefix: `live-${randomUUID()}:`, log: createLog('silent', 'test') });
});
afterEach(() => {
  hub.close();
  redis.disconnect();
});

/** Subscribes, and collects the messages. */
async function listen(channel: string) {
  const heard: string[] = [];
  const stop = await hub.subscribe(channel, (message) => heard.push(message));
  return { heard, stop };
}

async function connected(): Promise<void> {
  await expect.poll(() => hub.isConnected()).toBe(true);
}

test('who listens hears what is published, and after the end no more', async () => {
  const [first, second] = [await listen('a'), await listen('a')];
  await connected();
  await hub.publish('a', 'one');
  await expect.poll(() => first.heard.at(-1)).toBe('one');
  first.stop();
  await hub.publish('a', 'two');
  await expect.poll(() => second.heard.at(-1)).toBe('two');
  expect(first.heard.at(-1)).toBe('one');
});

test('a channel that is asked for while others are being subscribed to is not missed', async () => {
  const gate = Promise.withResolvers<void>();
  const began = Promise.withResolvers<void>();
  before = async () => {
    began.resolve();
    await gate.promise;
  };
  await listen('a');
  await began.promise;
  const listening = listen('b');
  expect(hub.isConnected()).toBe(false);
  gate.resolve();
  const { heard } = await listening;
  await connected();
  await hub.publish('b', 'news');
  await expect.poll(() => heard).toContain('news');
});

test('a subscription that fails is tried again; until then nobody is told that all is well', async () => {
  await listen('a');
  await connected();
  before = () => Promise.reject(new Error('not now'));
  const { heard } = await listen('b');
  expect(hub.isConnected()).toBe(false);
  before = async () => {};
  await expect.poll(() => hub.isConnected(), { timeout: 3000 }).toBe(true);
  // It may have missed messages meanwhile, so it is called once without one.
  expect(heard).toEqual(['']);
  await hub.publish('b', 'news');
  await expect.poll(() => heard).toEqual(['', 'news']);
});

test('after a break every listener is called and hears again', async () => {
  const [a, b] = [await listen('a'), await listen('b')];
  await connected();
  connections[0]?.stream.destroy();
  await expect.poll(() => hub.isConnected()).toBe(false);
  await connected();
  expect([a.heard.at(-1), b.heard.at(-1)]).toEqual(['', '']);
  await hub.publish('b', 'news');
  await expect.poll(() => b.heard.at(-1)).toBe('news');
});
