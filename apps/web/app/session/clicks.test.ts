import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let kept: Map<string, string>;
let calls: { url: string; keepalive: boolean | undefined; headers: Record<string, string>; body: unknown }[];
/** The status of each path, by token or without. */
let statusOf: (url: string, token: string) => number;

const session = { token: 'access', refreshToken: 'refresh', operator: { name: '林知夏' } };

beforeEach(() => {
  kept = new Map([['browser', 'this-browser']]);
  calls = [];
  statusOf = () => 200;
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('window', { addEventListener: () => undefined, location: { origin: 'http://shop' } });
  vi.stubGlobal('fetch', (url: string, init: RequestInit & { headers: Record<string, string> }) => {
    const { keepalive, headers, body } = init;
    calls.push({ url, keepalive, headers, body: JSON.parse(typeof body === 'string' ? body : '{}') });
    const status = statusOf(url, headers['token'] ?? '');
    return Promise.resolve(Response.json({ flag: status === 200, code: status, msg: '', data: {} }, { status }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Loads the page anew in this browser. */
async function open() {
  const clicks = await import('./clicks.ts');
  const { userCache } = await import('./userCache.ts');
  return { ...clicks, userCache };
}

it('tells of a guest’s click once, with the three headers, kept alive, under a random key of 128 bits', async () => {
  const page = await open();
  await page.recordClick('?id=1&i=lzx602&ch=wx');
  await page.recordClick('?i=LZX602&ch=wx');
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({
    url: '/api/click',
    keepalive: true,
    headers: { token: '', 'User-Type': 'User', anonymous: 'this-browser' },
    body: { code: 'LZX602', place: 'wx', key: kept.get('clickKey') },
  });
  expect(kept.get('clickKey')).toMatch(/^[0-9a-f]{32}$/);
});

it('tells of nothing where there is no link, and leaves out a place that cannot be one', async () => {
  const page = await open();
  for (const search of ['', '?id=1', '?i=', '?i=toolong7', '?i=%3Cb%3E']) await page.recordClick(search);
  expect([calls, kept.has('clickKey')]).toEqual([[], false]);
  await page.recordClick(`?i=LZX602&ch=${'x'.repeat(17)}`);
  expect(calls[0]?.body).toMatchObject({ place: null });
});

it('joins a guest’s click at login, once', async () => {
  const page = await open();
  page.startClicks();
  await page.recordClick('?i=LZX602');
  page.userCache.set(session as never);
  await vi.waitFor(() => expect(kept.has('clickWaits')).toBe(false));
  expect(calls.map(({ url }) => url)).toEqual(['/api/click', '/api/click/join']);
  expect(calls[1]?.body).toEqual({ key: kept.get('clickKey') });
  page.userCache.clear();
  page.userCache.set(session as never);
  expect(calls).toHaveLength(2);
});

it('needs no joining for a user; with a token that has run out the click counts all the same', async () => {
  kept.set('USER_CACHE', JSON.stringify(session));
  const page = await open();
  await page.recordClick('?i=LZX602');
  expect(calls.map(({ url, headers }) => [url, headers['token']])).toEqual([['/api/click', 'access']]);
  expect(kept.has('clickWaits')).toBe(false);

  calls = [];
  statusOf = (url, token) => (url === '/api/click' && token !== '' ? 401 : 200);
  await page.recordClick('?i=LZX603');
  expect(calls.map(({ url, headers }) => [url, headers['token']])).toEqual([
    ['/api/click', 'access'],
    ['/api/click', ''],
    ['/api/click/join', 'access'],
  ]);
});
