import { newId } from '@jiwu/kernel';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { createGate, type Gate } from './createGate.ts';

let redis: Redis;
let gate: Gate;
let name: string;
beforeEach(() => {
  redis = new Redis(inject('redisUrl'), { keyPrefix: `gate-${newId()}:` });
  gate = createGate(redis);
  name = newId();
});
afterEach(() => {
  redis.disconnect();
});

const fill = (left: number) => gate.refill([name], () => Promise.resolve(new Map([[name, left]])));
async function take() {
  const pass = await gate.take(name);
  if (!pass) throw new Error('refused');
  return pass;
}

it('lets everyone through until it knows how many there are, then as many as that', async () => {
  const first = await take();
  expect(first).toMatchObject({ isCounted: false });
  await gate.finish(name, await take(), 'nothing');
  expect(await gate.read(name)).toBeNull();
  // One of the two from before is not over: whether it is in this answer nobody knows, so the gate goes on not knowing.
  await fill(3);
  expect(await gate.read(name)).toBeNull();
  await gate.finish(name, first, 'piece');
  await fill(2);
  expect(await gate.read(name)).toBe(2);
  expect(await take()).toMatchObject({ isCounted: true });
  await take();
  expect(await gate.take(name)).toBeNull();
});

it('offers a piece again when the try got nothing, and not when it got one', async () => {
  await fill(1);
  const first = await take();
  await gate.finish(name, first, 'nothing');
  const second = await take();
  await gate.finish(name, second, 'piece');
  expect(await gate.take(name)).toBeNull();
});

it('never offers more than is left, with tries that PostgreSQL may not have counted', async () => {
  await fill(10);
  const under = [await take(), await take(), await take()];
  // PostgreSQL has not seen them yet.
  await fill(10);
  expect(await gate.read(name)).toBe(7);
  // A try that passes and ends while PostgreSQL is asked: its answer may be from before, or from after.
  await gate.refill([name], async () => {
    await gate.finish(name, await take(), 'piece');
    return new Map([[name, 9]]);
  });
  expect(await gate.read(name)).toBe(6);
  for (const pass of under) await gate.finish(name, pass, 'piece');
  await fill(6);
  expect(await gate.read(name)).toBe(6);
});

it('offers what came back', async () => {
  await fill(1);
  await gate.finish(name, await take(), 'piece');
  await fill(0);
  expect(await gate.take(name)).toBeNull();
  await fill(2);
  expect(await gate.read(name)).toBe(2);
});

it('is right after one refill when it was restored from an old copy, and lets through when it was flushed', async () => {
  await fill(5);
  const old = await redis.hgetall(`gate:${name}`);
  for (let taken = 0; taken < 5; taken += 1) await gate.finish(name, await take(), 'piece');
  expect(await gate.take(name)).toBeNull();
  await redis.hset(`gate:${name}`, old);
  expect(await gate.read(name)).toBe(5);
  await fill(0);
  expect(await gate.take(name)).toBeNull();
  await redis.del(`gate:${name}`);
  expect(await gate.take(name)).toMatchObject({ isCounted: false });
});

it('a try of before a flush changes nothing of the gate after it', async () => {
  await fill(2);
  const before = await take();
  await redis.del(`gate:${name}`);
  await fill(1);
  await gate.finish(name, before, 'nothing');
  expect(await gate.read(name)).toBe(1);
});

it('two processes refill at once and neither offers too much', async () => {
  const other = createGate(redis);
  await fill(4);
  const under = await take();
  await Promise.all([fill(4), other.refill([name], () => Promise.resolve(new Map([[name, 4]])))]);
  expect(await gate.read(name)).toBe(3);
  await gate.finish(name, under, 'nothing');
  expect(await other.read(name)).toBe(4);
});
