import { RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type PageApi, PageApiError, pageApiContext } from '../../api/pageApi.ts';
import { loadProduct } from './loadProduct.ts';

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

const whole = {
  '/api/product/detail': { id: 'p1' },
  '/api/product/reviews': { items: [] },
  '/api/product/questions': { items: [] },
  '/api/groupPurchase/product/p1': { campaign: null, groups: [] },
  '/api/woot/product/p1': { deals: [] },
  '/api/product/together': { items: [] },
  '/api/celebrity/pick': { id: 'k1', productId: 'p1' },
};
const load = (answers: Record<string, number | object>) =>
  loadProduct(contextOf(answers), { id: 'p1', pickId: 'k1', origin: 'https://jiwu.example' });

it('brings product, reviews, questions, groups and deals', async () => {
  expect(await load(whole)).toMatchObject({
    product: { id: 'p1' },
    reviews: { items: [] },
    questions: { items: [] },
    groups: { campaign: null },
    deals: { deals: [] },
    together: { items: [] },
    pick: { id: 'k1' },
    origin: 'https://jiwu.example',
  });
});

it('is bought as everywhere when the pick has ended, or is one of another product', async () => {
  expect(await load({ ...whole, '/api/celebrity/pick': 404 })).toMatchObject({ pick: null });
  expect(await load({ ...whole, '/api/celebrity/pick': { id: 'k1', productId: 'p2' } })).toMatchObject({ pick: null });
  expect(log).not.toHaveBeenCalled();
});

it.each([404, 400])('says 404 when the API answers %i', async (status) => {
  await expect(load({ ...whole, '/api/product/detail': status })).rejects.toMatchObject({ init: { status: 404 } });
  expect(log).not.toHaveBeenCalled();
});

it('says 503, and tells the log, when the API fails', async () => {
  log.mockReturnValue();
  await expect(load({ ...whole, '/api/product/detail': 500 })).rejects.toMatchObject({ init: { status: 503 } });
  expect(log).toHaveBeenCalledOnce();
});

it.each([
  ['groups', '/api/groupPurchase/product/p1'],
  ['deals', '/api/woot/product/p1'],
  ['together', '/api/product/together'],
])('shows the product without the %s that did not come', async (part, path) => {
  log.mockReturnValue();
  const page = await load({ ...whole, [path]: 503 });
  expect(page).toMatchObject({ product: { id: 'p1' }, [part]: null });
  expect(log).toHaveBeenCalledOnce();
});

it('shows the product without the reviews that did not come', async () => {
  log.mockReturnValue();
  const page = await load({ ...whole, '/api/product/reviews': 503 });
  expect(page).toMatchObject({ product: { id: 'p1' }, reviews: null, questions: { items: [] } });
  expect(log).toHaveBeenCalledOnce();
});
