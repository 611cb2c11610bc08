import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userCache } from '../userCache.ts';
import { askEarly } from './askEarly.ts';
import { earlyData } from './earlyData.ts';
import { fetchOrTakeEarly } from './fetchOrTakeEarly.ts';

const session = { token: 'access', refreshToken: 'refresh', operator: { name: '知夏' } };
let kept: Map<string, string>;
let answers: (() => Promise<Response>)[];
let asked: { url: string; init: RequestInit }[];

const answer = (data: unknown, status = 200) => Promise.resolve(Response.json({ flag: true, data }, { status }));
/** As the API client asks. */
const list = { method: 'GET', headers: { token: 'access' } };

beforeEach(() => {
  kept = new Map([
    ['USER_CACHE', JSON.stringify(session)],
    ['browser', 'a-browser'],
  ]);
  answers = [];
  asked = [];
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: () => {} });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, init });
    return await (answers.shift() ?? (() => answer({ items: ['later'] })))();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks as the user of this browser, and hands the answer to the first who wants the same', async () => {
  answers.push(() => answer({ items: ['early'] }));
  expect(await askEarly<'addressList'>(['GET', '/api/address'])).toEqual({ items: ['early'] });
  expect(asked[0]).toMatchObject({
    url: '/api/address',
    init: { headers: { token: 'access', anonymous: 'a-browser' } },
  });
  expect(await (await fetchOrTakeEarly('/api/address', list)).json()).toMatchObject({ data: { items: ['early'] } });
  expect(asked).toHaveLength(1);
  expect(await (await fetchOrTakeEarly('/api/address', list)).json()).toMatchObject({ data: { items: ['later'] } });
});

it('hands nothing to another user, to another question, or after half a minute', async () => {
  await askEarly<'addressList'>(['GET', '/api/address']);
  await fetchOrTakeEarly('/api/address', { method: 'GET', headers: { token: 'renewed' } });
  await fetchOrTakeEarly('/api/cart', list);
  vi.advanceTimersByTime(30_000);
  await fetchOrTakeEarly('/api/address', list);
  expect(asked.map(({ url }) => url)).toEqual(['/api/address', '/api/address', '/api/cart', '/api/address']);
});

it('shows what is here already, unless there is more to be done than to show it', async () => {
  userCache.set(session as never);
  await askEarly<'addressList'>(['GET', '/api/address']);
  expect(earlyData<'addressList'>(['GET', '/api/address'])).toEqual({ items: ['later'] });
  expect(earlyData<'addressList'>(['GET', '/api/address'])).toBeUndefined();
  answers.push(async () => new Response((await answer({ items: [] })).body, { headers: { 'Consent-Due': 'due' } }));
  await askEarly<'addressList'>(['GET', '/api/address']);
  expect(earlyData<'addressList'>(['GET', '/api/address'])).toBeUndefined();
  expect((await fetchOrTakeEarly('/api/address', list)).headers.get('consent-due')).toBe('due');
  expect(asked).toHaveLength(2);
});

it('tells the questions of one address apart by their bodies', async () => {
  const draft = { kind: 'normal' };
  await askEarly<'orderQuote'>(['POST', '/api/order/quote'], { body: draft });
  expect(new Headers(asked[0]?.init.headers).get('idempotency-key')).toHaveLength(36);
  const quote = { method: 'POST', headers: { token: 'access', 'Idempotency-Key': 'another' } };
  await fetchOrTakeEarly('/api/order/quote', { ...quote, body: '{"kind":"woot"}' });
  expect(asked).toHaveLength(2);
  await fetchOrTakeEarly('/api/order/quote', { ...quote, body: JSON.stringify(draft) });
  expect(asked).toHaveLength(2);
});

it('leaves a refusal to the page, and has what did not come asked for again', async () => {
  answers.push(
    () => answer(null, 401),
    () => Promise.reject(new TypeError('Failed to fetch')),
  );
  expect(await askEarly<'addressList'>(['GET', '/api/address'])).toBeNull();
  expect((await fetchOrTakeEarly('/api/address', list)).status).toBe(401);
  await expect(askEarly<'addressList'>(['GET', '/api/address'])).rejects.toThrow('Failed to fetch');
  expect((await fetchOrTakeEarly('/api/address', list)).status).toBe(200);
});

it.each(['USER_CACHE', 'browser'])('asks for nothing without %s', async (key) => {
  kept.delete(key);
  expect(await askEarly<'addressList'>(['GET', '/api/address'])).toBeNull();
  expect(asked).toEqual([]);
});

it('asks for nothing with a token that has run out', async () => {
  const token = `head.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) - 1 }))}.signature`;
  kept.set('USER_CACHE', JSON.stringify({ ...session, token }));
  expect(await askEarly<'addressList'>(['GET', '/api/address'])).toBeNull();
  expect(asked).toEqual([]);
});
