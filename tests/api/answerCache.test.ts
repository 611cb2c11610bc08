import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createRedis } from '../../apps/server/src/platform/redis/createRedis.ts';
import { bumpTags } from '../../apps/server/src/platform/cache/bumpTags.ts';
import { createLog } from '../../apps/server/src/platform/log/createLog.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type AnswerServer, type Shelves, startAnswerServer } from '../support/startAnswerServer.ts';

/** Longer than a process trusts a version. */
const TRUST_OVER_MS = 1050;

const prefix = `${randomBytes(6).toString('hex')}:`;
const stores = { REDIS_URL: inject('redisUrl'), REDIS_PREFIX: prefix };
const redis = createRedis({ url: stores.REDIS_URL, prefix, log: createLog('silent', 'test') });
const shelves: Shelves = { pricesFen: new Map(), reads: 0, afterRead: async () => {} };

let one: AnswerServer;
let other: AnswerServer;
beforeAll(async () => {
  one = await startAnswerServer(shelves, stores);
  other = await startAnswerServer(shelves, stores);
});
afterAll(async () => {
  await one.stop();
  await other.stop();
  redis.disconnect();
});

let id = '';
beforeEach(() => {
  id = randomBytes(4).toString('hex');
  shelves.pricesFen.set(id, 100);
  shelves.reads = 0;
});
afterEach(() => {
  shelves.afterRead = async () => {};
});

interface Seen {
  readonly status: number;
  readonly priceFen: number | undefined;
  readonly headers: Headers;
  readonly text: string;
}

async function look(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Seen> {
  const response = await fetch(url, { method, headers });
  const text = await response.text();
  const envelope = (text === '' ? {} : JSON.parse(text)) as { data?: { priceFen?: number } };
  return { status: response.status, priceFen: envelope.data?.priceFen, headers: response.headers, text };
}
const show = (server: AnswerServer, what = id) => look(`${server.url}/api/shelf/show?id=${what}`);

/** As a writer does: first the change, then the bump. */
async function change(priceFen: number): Promise<void> {
  shelves.pricesFen.set(id, priceFen);
  await bumpTags(redis, [`shelf:${id}`]);
}

describe('an answer that is the same for everyone', () => {
  it('is loaded once for all processes', async () => {
    const seen = await Promise.all(Array.from({ length: 40 }, () => show(one)));
    expect(seen.map(({ priceFen }) => priceFen)).toEqual(Array(40).fill(100));
    expect((await show(other)).priceFen).toBe(100);
    await pause(TRUST_OVER_MS);
    expect((await show(one)).priceFen).toBe(100);
    expect(shelves.reads).toBe(1);
  });

  it('is new everywhere a second after the change, at the latest', async () => {
    await show(one);
    await show(other);
    await change(80);
    await pause(TRUST_OVER_MS);
    expect([(await show(one)).priceFen, (await show(other)).priceFen]).toEqual([80, 80]);
  });

  it('stays new while many ask for it all the time', async () => {
    await show(one);
    const hammering = new AbortController();
    const hammer = async () => {
      while (!hammering.signal.aborted) await show(one);
    };
    const hammers = [hammer(), hammer(), hammer()];
    await pause(700); // in the middle of the second, when it has been asked ahead of time
    await change(70);
    await pause(TRUST_OVER_MS);
    const seen = await Promise.all(Array.from({ length: 20 }, () => show(one)));
    hammering.abort();
    await Promise.all(hammers);
    expect(seen.map(({ priceFen }) => priceFen)).toEqual(Array(20).fill(70));
  });

  it('that was read before the change is never found after it', async () => {
    const gate = Promise.withResolvers<void>();
    shelves.afterRead = () => gate.promise;
    const slow = show(one);
    await expect.poll(() => shelves.reads).toBe(1);
    shelves.afterRead = async () => {};
    await change(60);
    await pause(TRUST_OVER_MS);
    // Through another question the process learns of the new version while the old answer is still on its way.
    expect((await look(`${one.url}/api/shelf/show?id=${id}&colour=red`)).priceFen).toBe(60);
    gate.resolve();
    expect((await slow).priceFen).toBe(100); // it had asked before
    await pause(50); // Redis has stored the answer
    expect((await show(other)).priceFen).toBe(60);
    expect((await show(one)).priceFen).toBe(60);
  });

  it('is not waited for behind a load that began long ago', async () => {
    const gate = Promise.withResolvers<void>();
    shelves.afterRead = () => gate.promise;
    const slow = show(one);
    await expect.poll(() => shelves.reads).toBe(1);
    shelves.afterRead = async () => {};
    await change(55);
    await pause(TRUST_OVER_MS);
    expect((await show(one)).priceFen).toBe(55);
    gate.resolve();
    await slow;
  });

  it('may lag behind where its rule allows it, and no longer', async () => {
    const lagging = async () => (await look(`${one.url}/api/shelf/lagging?id=${id}`)).priceFen;
    await lagging();
    await change(50);
    await pause(TRUST_OVER_MS);
    expect(await lagging()).toBe(100);
    await pause(1600);
    expect(await lagging()).toBe(50);
  });

  it('is one answer however the question is spelt', async () => {
    // Asked for twice, it is kept.
    await look(`${one.url}/api/shelf/show?id=${id}&colour=%E7%81%B0`);
    await look(`${one.url}/api/shelf/show?id=${id}&colour=%E7%81%B0`);
    await look(`${one.url}/api/shelf/show?colour=灰&id=${id}`);
    expect(shelves.reads).toBe(1);
  });
});

describe('what is not kept', () => {
  it('a failure: the next one who asks gets the answer', async () => {
    shelves.pricesFen.set(id, -1);
    expect((await show(one)).status).toBe(500);
    shelves.pricesFen.set(id, 100);
    expect((await show(one)).status).toBe(200);
  });

  it('something missing, for longer than a second and in other processes', async () => {
    shelves.pricesFen.delete(id);
    const seen = await Promise.all(Array.from({ length: 10 }, () => show(one)));
    expect(seen.map(({ status }) => status)).toEqual(Array(10).fill(404));
    expect((await show(one)).status).toBe(404);
    expect(shelves.reads).toBe(1);
    shelves.pricesFen.set(id, 100);
    expect((await show(other)).status).toBe(200);
    await pause(TRUST_OVER_MS);
    expect((await show(one)).status).toBe(200);
  });

  it('an answer that breaks the contract', async () => {
    shelves.pricesFen.set(id, 999);
    expect((await show(one)).status).toBe(500);
  });

  it('anything at all when the cache is off', async () => {
    const without = await startAnswerServer(shelves, { ...stores, CACHE: 'off' });
    await show(without);
    const seen = await Promise.all([show(without), show(without)]);
    expect(seen.map(({ status }) => status)).toEqual([200, 200]);
    expect(shelves.reads).toBe(3);
    await without.stop();
  });
});

describe('over the wire', () => {
  it('the same comes from memory as came from the handler, headers and all', async () => {
    const first = await show(one);
    const second = await show(one);
    const shown = ({ headers, text }: Seen) => ({
      text,
      headers: Object.fromEntries([...headers].filter(([name]) => name !== 'date')),
    });
    expect(shown(second)).toEqual(shown(first));
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1, stale-while-revalidate=2');
    expect(first.headers.get('x-content-type-options')).toBe('nosniff');
    expect(first.headers.get('vary')).toBeNull();
    expect(shelves.reads).toBe(1);
  });

  it('who has it already is told so', async () => {
    const etag = (await show(one)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{20,}"$/);
    const url = `${one.url}/api/shelf/show?id=${id}`;
    for (const given of [etag, `W/${etag}`, `"another", ${etag}`]) {
      const again = await look(url, { 'If-None-Match': given });
      expect([again.status, again.text, again.headers.get('etag')], given).toEqual([304, '', etag]);
    }
    // Also by a process that has to ask for it first.
    expect((await look(`${other.url}/api/shelf/show?id=${id}`, { 'If-None-Match': etag })).status).toBe(304);
    expect((await look(url, { 'If-None-Match': '"another"' })).status).toBe(200);
    await change(30);
    await pause(TRUST_OVER_MS);
    const changed = await look(url, { 'If-None-Match': etag });
    expect([changed.status, changed.priceFen]).toEqual([200, 30]);
  });

  it('HEAD tells the same without the body', async () => {
    const { headers } = await show(one);
    const head = await look(`${one.url}/api/shelf/show?id=${id}`, {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.text).toBe('');
    expect(head.headers.get('content-length')).toBe(headers.get('content-length'));
    expect(head.headers.get('etag')).toBe(headers.get('etag'));
  });

  it('what is refused is refused although the answer is there', async () => {
    await show(one);
    expect((await look(`${one.url}/api/shelf/show?id=${id}&price=1`)).status).toBe(400);
    expect((await look(`${one.url}/api/shelf/show?id=${id}`, { 'User-Type': 'Admin' })).status).toBe(400);
    expect((await look(`${one.url}/api/shelf/show?id=${id}`, {}, 'POST')).status).toBe(404);
  });

  it('who asks for too many different ones has to wait', async () => {
    const strict = await startAnswerServer(shelves, { ...stores, REQUESTS_PER_MINUTE: '5' });
    const statuses: number[] = [];
    for (let index = 0; index < 7; index += 1) {
      const { status, headers } = await look(`${strict.url}/api/shelf/show?id=${id}&colour=${index}`, {
        anonymous: 'a-browser-of-the-test',
      });
      statuses.push(status);
      if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    // A minute may have begun in between.
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
    expect(statuses.slice(0, 2)).toEqual([200, 200]);
    await strict.stop();
  });
});
