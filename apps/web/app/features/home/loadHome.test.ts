import { RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type PageApi, PageApiError, pageApiContext } from '../../api/pageApi.ts';
import { loadHome } from './loadHome.ts';

const log = vi.spyOn(console, 'error');
beforeEach(() => void log.mockReset());
afterEach(() => void log.mockReset());

/** An API that answers each path with a status or with data. */
function contextOf(answers: Record<string, number | object>): RouterContextProvider {
  const api: PageApi = {
    async get(address) {
      const path = address.split('?', 1)[0] ?? '';
      const answer = answers[path] ?? 404;
      if (typeof answer === 'number') throw new PageApiError(path, answer);
      return answer;
    },
  };
  const context = new RouterContextProvider();
  context.set(pageApiContext, api);
  return context;
}

const groups = Array.from({ length: 8 }, (_, index) => ({ id: `g${index}` }));
const units = Array.from({ length: 8 }, (_, index) => ({ id: `u${index}` }));
const celebrities = Array.from({ length: 5 }, (_, index) => ({ id: `c${index}` }));
const whole = {
  '/api/resource/categories': { total: 1, items: [] },
  '/api/resource/list': { items: [], nextCursor: null, searchedFor: null },
  '/api/woot': { today: [{ id: 'd1' }], tomorrow: [], now: '2026-11-15T04:00:00.000Z' },
  '/api/groupPurchase': { items: groups, counts: { all: 28, oneShort: 8, ending: 1 }, nextCursor: null },
  '/api/openBox': { items: units, nextCursor: null },
  '/api/celebrity': { items: celebrities, categories: [], nextCursor: null },
};
const load = (answers: Record<string, number | object>) => loadHome(contextOf(answers), 'https://jiwu.example');
const headersOf = (page: Awaited<ReturnType<typeof load>>) => new Headers(page.init?.headers);

it('brings the deals of today and two rows of groups that lack one', async () => {
  const page = await load(whole);
  expect(page.data.deals?.today).toEqual([{ id: 'd1' }]);
  expect(page.data.groups?.items).toEqual(groups.slice(0, 6));
  expect(page.data.units).toEqual(units.slice(0, 5));
  expect(page.data.celebrities).toEqual(celebrities.slice(0, 3));
  expect(page.data.groups?.counts.all).toBe(28);
  expect(headersOf(page).get('cache-control')).toBeNull();
});

it.each([
  ['deals', '/api/woot'],
  ['groups', '/api/groupPurchase'],
  ['units', '/api/openBox'],
  ['celebrities', '/api/celebrity'],
])('opens without the %s that did not come, and is not kept so', async (part, path) => {
  log.mockReturnValue();
  const page = await load({ ...whole, [path]: 503 });
  expect(page.data).toMatchObject({ [part]: null, total: 1 });
  expect(page.init?.status).toBe(200);
  expect(headersOf(page).get('cache-control')).toBe('no-store');
  expect(log).toHaveBeenCalledOnce();
});
