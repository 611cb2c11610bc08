import { RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type PageApi, PageApiError, pageApiContext } from '../../api/pageApi.ts';
import { nothingOfHome } from './HomeData.ts';
import { loadHome } from './loadHome.ts';

const log = vi.spyOn(console, 'error');
beforeEach(() => void log.mockReset());
afterEach(() => void log.mockReset());

/** An API that answers with a status or with data, and tells what it was asked. */
async function load(answer: number | object) {
  const asked: string[] = [];
  const api: PageApi = {
    async get(address) {
      asked.push(address);
      if (typeof answer === 'number') throw new PageApiError(address, answer);
      return answer;
    },
  };
  const context = new RouterContextProvider();
  context.set(pageApiContext, api);
  const page = await loadHome(context, 'https://jiwu.example');
  return { asked, page, headers: new Headers(page.init?.headers) };
}

const list = { items: [], total: 0 };
const whole = {
  goods: { categories: [], total: 0 },
  picks: { items: [], nextCursor: null },
  newest: [],
  deals: { today: [], tomorrow: [] },
  groups: { items: [], counts: { all: 0, oneShort: 0, ending: 0 } },
  units: list,
  celebrities: list,
  articles: list,
  together: [],
  ads: { hero: null, strip: null },
};

it('is made of one answer, and may be kept', async () => {
  const { asked, page, headers } = await load(whole);
  expect(asked).toEqual(['/api/home']);
  expect(page.data).toMatchObject({ ...whole, origin: 'https://jiwu.example' });
  expect([page.init?.status, headers.get('cache-control')]).toEqual([200, null]);
});

it.each(Object.keys(whole).filter((part) => part !== 'picks'))(
  'opens without its %s, and is not kept so',
  async (part) => {
    const { page, headers } = await load({ ...whole, [part]: null });
    expect(page.data).toMatchObject({ [part]: null });
    expect([page.init?.status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  },
);

it('says 503 without goods, or without the answer', async () => {
  expect((await load({ ...whole, picks: null })).page.init?.status).toBe(503);
  log.mockReturnValue();
  const { page, headers } = await load(503);
  expect(page.data).toMatchObject(nothingOfHome);
  expect([page.init?.status, headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(log).toHaveBeenCalledOnce();
});
