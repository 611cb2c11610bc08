import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let kept: Map<string, string>;
let told: unknown[];
let headers: unknown[];
let isCounted: boolean;

beforeEach(() => {
  kept = new Map([['browser', 'this-browser']]);
  told = [];
  headers = [];
  isCounted = true;
  vi.resetModules();
  vi.useFakeTimers({ now: Date.parse('2026-11-16T15:59:00Z'), toFake: ['Date'] });
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('window', { addEventListener: () => undefined, location: { origin: 'http://shop' } });
  vi.stubGlobal('fetch', (_url: string, init: { body: string; headers: object }) => {
    headers.push(init.headers);
    told.push((JSON.parse(init.body) as { step: string }).step);
    return Promise.resolve(Response.json({ flag: true, code: 200, msg: '', data: { isCounted } }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('tells a step once a day; who looks at a product has come; after Shanghai’s midnight it is another day', async () => {
  const { tellVisit } = await import('./tellVisit.ts');
  await tellVisit('product');
  await tellVisit('visit');
  await tellVisit('product');
  expect(told).toEqual(['product']);
  vi.setSystemTime(Date.parse('2026-11-16T16:00:00Z'));
  await tellVisit('visit');
  await tellVisit('product');
  expect(told).toEqual(['product', 'visit', 'product']);
});

it('tells it again with the next page when it could not be counted', async () => {
  const { tellVisit, wasTold } = await import('./tellVisit.ts');
  isCounted = false;
  await tellVisit('visit');
  expect(wasTold('visit')).toBe(false);
  isCounted = true;
  await tellVisit('visit');
  await tellVisit('visit');
  expect(told).toEqual(['visit', 'visit']);
});

it('carries the headers of every call, and tells it as nobody: a member’s token is not among them', async () => {
  kept.set('USER_CACHE', JSON.stringify({ token: 'access', refreshToken: 'refresh', operator: { name: '知夏' } }));
  const { userCache } = await import('./userCache.ts');
  expect(userCache.get().token).toBe('access');
  const { tellVisit } = await import('./tellVisit.ts');
  await tellVisit('visit');
  expect(headers).toEqual([expect.objectContaining({ 'User-Type': 'User', anonymous: 'this-browser', token: '' })]);
});
