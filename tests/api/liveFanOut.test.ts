import { newId } from '@jiwu/kernel';
import getPort from 'get-port';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { PublicChannel } from '../../apps/server/src/platform/live/fanOut/PublicChannel.ts';
import { announceLive } from '../../apps/server/src/platform/effects/announceLive.ts';
import { spawnChild } from '../../tools/lib/spawnChild.ts';
import { waitForPort } from '../../tools/lib/waitForPort.ts';
import { startLive, type TestLive } from '../support/startLive.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { type LiveWatch, watchLive } from '../support/watchLive.ts';

/** What the fan-out costs and whom it refuses, on a channel whose loads are counted. */
let shop: TestShop;
const undo: (() => unknown)[] = [];
beforeAll(async () => {
  shop = await startTestShop();
});
afterEach(async () => {
  for (const work of undo.splice(0).toReversed()) await work();
});
afterAll(() => shop.stop());

/** A thing in memory that can be changed, finished, taken away, and made impossible to read. */
function createThing() {
  const thing = { state: 1 as unknown, isLast: false, isThere: true, isBroken: false, loads: 0, id: newId() };
  const source: PublicChannel = {
    channel: (id) => `thing:${id}`,
    async load() {
      thing.loads += 1;
      if (thing.isBroken) throw new Error('the database is away');
      return thing.isThere ? { data: thing.state, isLast: thing.isLast } : null;
    },
  };
  return { thing, channels: { thing: source } };
}

async function start(env: Record<string, string> = {}, ofShop = shop) {
  const { thing, channels } = createThing();
  const live = await startLive(ofShop, env, channels);
  undo.push(() => live.close());
  const change = async (state: unknown, more: Partial<typeof thing> = {}) => {
    Object.assign(thing, { state }, more);
    await ofShop.services.db.transact(async (tx) => announceLive(tx, `thing:${thing.id}`));
  };
  const watch = (headers: Record<string, string> = {}) => follow(live, thing.id, headers);
  return { thing, live, change, watch };
}

async function follow(live: TestLive, id: string, headers: Record<string, string>): Promise<LiveWatch> {
  const made = await watchLive(`${live.liveUrl}/live/thing/${id}`, headers);
  undo.push(() => made.leave());
  return made;
}

const dataOf = async (watch: LiveWatch) => (await watch.next())?.data;

it('loads once for all who come together, and once for each change, whatever their number', async () => {
  const { thing, change, watch } = await start();
  const pages = await Promise.all(Array.from({ length: 200 }, () => watch()));
  expect(new Set(await Promise.all(pages.map(dataOf)))).toEqual(new Set([1]));
  expect(thing.loads).toBe(1);
  for (const state of [2, 3]) {
    await change(state);
    expect(new Set(await Promise.all(pages.map(dataOf)))).toEqual(new Set([state]));
    expect(thing.loads).toBe(state);
  }
});

it('loads and tells together what changes in a row, and the last of it always', async () => {
  const { thing, change, watch } = await start();
  const page = await watch();
  await page.next();
  for (let state = 2; state <= 40; state += 1) await change(state);
  const seen: unknown[] = [];
  while (seen.at(-1) !== 40) seen.push(await dataOf(page));
  expect(thing.loads).toBeLessThan(20);
  expect(seen).toEqual([...seen].toSorted((a, b) => Number(a) - Number(b)));
});

it('tells nobody what is not news', async () => {
  const { thing, change, watch } = await start();
  const page = await watch();
  await page.next();
  await change(1);
  await expect.poll(() => thing.loads).toBe(2);
  await change(2);
  expect(await dataOf(page)).toBe(2);
});

it('ends when nothing more can change; who comes later is told how it ended, and who knows it nothing', async () => {
  const { thing, change, watch } = await start();
  const page = await watch();
  await page.next();
  await change('sold', { isLast: true });
  const last = await page.next();
  expect(last?.data).toBe('sold');
  expect(await page.next()).toMatchObject({ event: 'end' });
  expect(await page.next()).toBeUndefined();
  const late = await watch();
  expect([await dataOf(late), (await late.next())?.event, await late.next()]).toEqual(['sold', 'end', undefined]);
  // A browser does not connect again after this answer.
  expect((await watch({ 'last-event-id': last?.id ?? '' })).status).toBe(204);
  expect(thing.loads).toBe(2);
});

it('ends when the thing is there no more', async () => {
  const { change, watch } = await start();
  const page = await watch();
  await page.next();
  await change(1, { isThere: false });
  expect(await page.next()).toMatchObject({ event: 'end' });
  expect(await page.next()).toBeUndefined();
  expect((await watch()).status).toBe(404);
});

it('says so when it cannot look, and tells the state once it can again, though it be the same', async () => {
  const { thing, change, watch } = await start();
  const page = await watch();
  await page.next();
  await change(1, { isBroken: true });
  expect(await page.next()).toMatchObject({ event: 'stale' });
  const late = await watch();
  expect([await dataOf(late), (await late.next())?.event]).toEqual([1, 'stale']);
  thing.isBroken = false;
  expect(await Promise.all([dataOf(page), dataOf(late)])).toEqual([1, 1]);
});

it('who comes while it cannot be loaded is sent away, and served when it can', async () => {
  const { thing, watch } = await start();
  thing.isBroken = true;
  const refused = await watch();
  expect(refused.status).toBe(503);
  expect(JSON.parse(await refused.body())).toMatchObject({ flag: false, code: 50300 });
  thing.isBroken = false;
  expect(await dataOf(await watch())).toBe(1);
});

it('an address has so many streams, and gets one back for each that it leaves', async () => {
  const { watch } = await start({ LIVE_PER_ADDRESS: '2' });
  const at = (address: string) => watch({ 'x-forwarded-for': address });
  const pages = [await at('10.0.0.1'), await at('10.0.0.1'), await at('10.0.0.1'), await at('10.0.0.2')];
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 429, 200]);
  pages[0]?.leave();
  await expect.poll(async () => (await at('10.0.0.1')).status).toBe(200);
});

it('an address that a stranger claims to forward for counts for the stranger', async () => {
  const { watch } = await start({ LIVE_PER_ADDRESS: '1', TRUSTED_PROXIES: '10.9.9.9' });
  expect((await watch({ 'x-forwarded-for': '10.0.0.1' })).status).toBe(200);
  expect((await watch({ 'x-forwarded-for': '10.0.0.2' })).status).toBe(429);
});

it('an address may open so many in a minute', async () => {
  const { watch } = await start({ REQUESTS_PER_MINUTE: '3' });
  const statuses = [];
  for (let nth = 0; nth < 4; nth += 1) statuses.push((await watch()).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

it('a full house is 503 for whoever comes next', async () => {
  const { watch } = await start({ LIVE_TOTAL: '3' });
  const pages = [await watch(), await watch(), await watch(), await watch()];
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 503]);
  pages[0]?.leave();
  await expect.poll(async () => (await watch()).status).toBe(200);
});

it('a reader who takes nothing is dropped, and the others hear everything', async () => {
  const { change, watch } = await start({ LIVE_PER_ADDRESS: '1' });
  // Nothing is read from the slow one: what the network holds for it fills up, and then what the server does.
  const slow = { 'x-forwarded-for': '10.0.0.1' };
  expect((await watch(slow)).status).toBe(200);
  expect((await watch(slow)).status).toBe(429);
  const quick = await watch({ 'x-forwarded-for': '10.0.0.2' });
  await quick.next();
  let nth = 0;
  const tell = async () => {
    nth += 1;
    const text = `${nth} ${'长'.repeat(400_000)}`;
    await change(text);
    expect(await dataOf(quick)).toBe(text);
    return (await watch(slow)).status;
  };
  await expect.poll(tell, { timeout: 18_000 }).toBe(200);
});

it('a server that closes ends every stream, and takes nobody any more', async () => {
  const { live, thing, watch } = await start();
  const pages = await Promise.all(Array.from({ length: 20 }, () => watch()));
  for (const page of pages) await page.next();
  const began = performance.now();
  undo.splice(0);
  await live.close();
  expect(performance.now() - began).toBeLessThan(15_000);
  expect(await Promise.all(pages.map((page) => page.next()))).toEqual(pages.map(() => undefined));
  await expect(watchLive(`${live.liveUrl}/live/thing/${thing.id}`)).rejects.toThrow('ECONNREFUSED');
});

it('one that drains is not ready, and its viewers still hear', async () => {
  const { live, change, watch } = await start();
  const page = await watch();
  await page.next();
  live.drain();
  expect((await fetch(`${live.liveUrl}/readyz`)).status).toBe(503);
  await change(2);
  expect(await dataOf(page)).toBe(2);
});

it('without Redis it looks every few seconds, once for all', async () => {
  const port = await getPort();
  const redis = spawnChild({
    name: 'redis',
    command: ['redis-server', '--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
  });
  await waitForPort(port);
  const lonely = await startTestShop({ REDIS_URL: `redis://127.0.0.1:${port}` });
  undo.push(
    () => redis.stop(),
    () => lonely.stop(),
  );
  const { thing, change, watch } = await start({}, lonely);
  const pages = await Promise.all(Array.from({ length: 50 }, () => watch()));
  await Promise.all(pages.map(dataOf));
  await change(2);
  expect(new Set(await Promise.all(pages.map(dataOf)))).toEqual(new Set([2]));
  await redis.stop();
  const before = thing.loads;
  const began = performance.now();
  await change(3); // nobody hears it
  expect(new Set(await Promise.all(pages.map(dataOf)))).toEqual(new Set([3]));
  expect(performance.now() - began).toBeLessThan(20_000);
  expect(thing.loads - before).toBeLessThanOrEqual(2);
});
