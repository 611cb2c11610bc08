import { errorCodes } from '@jiwu/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let kept: Map<string, string>;
let calls: { path: string; cartKey: string | undefined }[];
/** The API's answers by path; a path without an answer fails. */
let answers: Record<string, unknown>;

const session = { token: 'access', refreshToken: 'refresh', operator: { name: '林知夏' } };
const count = (kinds: number) => ({ kinds, pieces: kinds });

beforeEach(() => {
  kept = new Map([['browser', 'this-browser']]);
  calls = [];
  answers = {};
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('window', { addEventListener: () => undefined, location: { origin: 'http://shop' } });
  vi.stubGlobal('fetch', (url: string, { headers }: { headers: Record<string, string> }) => {
    calls.push({ path: url, cartKey: headers['Cart-Key'] });
    const data = answers[url];
    return Promise.resolve(
      data === undefined
        ? Response.json(
            { flag: false, code: errorCodes.UNAVAILABLE.code, msg: '服务繁忙，请稍后再试', data: null },
            { status: 503 },
          )
        : Response.json({ flag: true, code: 200, msg: '', data }),
    );
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Loads the page anew in this browser. */
async function open() {
  const cart = await import('./cart.ts');
  const { userCache } = await import('./userCache.ts');
  const { useToasts } = await import('../ui/toast/toastStore.ts');
  return {
    ...cart,
    userCache,
    kinds: () => cart.useCartCount.getState().kinds,
    pointers: () => useToasts.getState().shown.map(({ leadsTo }) => leadsTo),
    toasts: () => useToasts.getState().shown.map(({ text }) => text),
  };
}

it('asks nothing for a visitor who has put nothing in', async () => {
  const page = await open();
  await page.mergeCart();
  expect([page.kinds(), calls, kept.has('cartKey')]).toEqual([0, [], false]);
});

it('keeps a visitor’s cart under a random key of 128 bits, and counts it again at the next load', async () => {
  answers = { '/api/cart': { quantity: 1, added: 1, limitedBy: null, count: count(1) }, '/api/cart/count': count(1) };
  const page = await open();
  expect(await page.addToCart({ skuId: 's', quantity: 1 })).toBe(true);
  const cartKey = kept.get('cartKey');
  expect(cartKey).toMatch(/^[0-9a-f]{32}$/);
  expect(page.pointers(), 'gone once the cart is open').toEqual(['/cart/mine']);
  expect([page.kinds(), page.toasts(), calls]).toEqual([1, ['已加入购物车'], [{ path: '/api/cart', cartKey }]]);
  vi.resetModules();
  const again = await open();
  await again.mergeCart();
  expect([again.kinds(), calls.at(-1)]).toEqual([1, { path: '/api/cart/count', cartKey }]);
});

it('merges by itself at login, once, and says what found no room', async () => {
  kept.set('cartKey', 'k'.repeat(32));
  answers = { '/api/cart/count': count(2), '/api/cart/merge': { merged: 2, leftOut: 1, count: count(120) } };
  const page = await open();
  await page.mergeCart();
  page.userCache.set(session as never);
  await page.mergeCart();
  expect([page.kinds(), kept.has('cartKey')]).toEqual([120, false]);
  expect(page.toasts()).toEqual(['购物车最多放 120 种商品，登录前选的有 1 种没有放进来']);
  page.userCache.clear();
  await page.mergeCart();
  expect([page.kinds(), calls.map(({ path }) => path)]).toEqual([0, ['/api/cart/count', '/api/cart/merge']]);
});

it('keeps the key when merging fails, in silence, and tries again at the next load', async () => {
  kept.set('cartKey', 'k'.repeat(32));
  kept.set('USER_CACHE', JSON.stringify(session));
  const page = await open();
  await page.mergeCart();
  expect([kept.get('cartKey'), page.toasts()]).toEqual(['k'.repeat(32), []]);
  vi.resetModules();
  answers = { '/api/cart/merge': { merged: 2, leftOut: 0, count: count(2) } };
  const again = await open();
  await again.mergeCart();
  expect([again.kinds(), kept.has('cartKey')]).toEqual([2, false]);
});

it('tells why something was not put in, and leaves the count as it was', async () => {
  const page = await open();
  expect(await page.addToCart({ skuId: 's', quantity: 1 })).toBe(false);
  expect([page.kinds(), page.toasts()]).toEqual([0, ['服务繁忙，请稍后再试']]);
});
