import { errorCodes } from '@jiwu/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

interface Call {
  method: string;
  path: string;
  productIds: string[];
}

/** The account as the API keeps it; `refuse` makes it say no to the next change. */
let account: string[];
let refuse: boolean;
let calls: Call[];
let kept: Map<string, string>;

const loggedIn = JSON.stringify({ token: 'access', refreshToken: 'refresh', operator: { name: '林知夏' } });

beforeEach(() => {
  account = [];
  refuse = false;
  calls = [];
  kept = new Map([['browser', 'this-browser']]);
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('window', { addEventListener: () => undefined, location: { origin: 'http://shop' } });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => Promise.resolve(answer(url, init)));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The network's other end. */
function answer(url: string, { method = 'GET', body }: RequestInit): Response {
  const { productIds = [] } = JSON.parse(typeof body === 'string' ? body : '{}') as { productIds?: string[] };
  calls.push({ method, path: url, productIds });
  if (refuse)
    return Response.json(
      { flag: false, code: errorCodes.COLLECTION_LIMIT.code, msg: '最多收藏 500 件商品', data: null },
      { status: 422 },
    );
  if (method === 'POST') account = [...productIds.filter((id) => !account.includes(id)).toReversed(), ...account];
  if (method === 'DELETE') account = account.filter((id) => !productIds.includes(id));
  return Response.json({ flag: true, code: 20000, msg: '', data: { productIds: account } });
}

/** Loads the page anew in this browser. */
async function open(options: { isLoggedIn: boolean }) {
  if (options.isLoggedIn) kept.set('USER_CACHE', loggedIn);
  const { collectedIds, mergeCollected, setCollected, startCollected, toggleCollected } =
    await import('./collected.ts');
  const { userCache } = await import('./userCache.ts');
  const { useToasts } = await import('../ui/toast/toastStore.ts');
  return {
    mergeCollected,
    setCollected,
    startCollected,
    toggleCollected,
    userCache,
    toasts: () => useToasts.getState().shown,
    stored: () => JSON.parse(kept.get('collected') ?? '[]') as string[],
    isCollected: (id: string) => collectedIds().has(id),
  };
}

describe('without an account', () => {
  it('keeps products in this browser and asks the API for nothing', async () => {
    const page = await open({ isLoggedIn: false });
    page.startCollected();
    page.toggleCollected('a');
    page.toggleCollected('b');
    page.toggleCollected('a');
    expect(page.isCollected('a')).toBe(false);
    expect(page.isCollected('b')).toBe(true);
    expect(page.stored()).toEqual(['b']);
    expect(calls).toEqual([]);
  });

  it('finds them again at the next load', async () => {
    kept.set('collected', '["a"]');
    const page = await open({ isLoggedIn: false });
    expect(page.isCollected('a')).toBe(false); // as the server rendered it
    page.startCollected();
    expect(page.isCollected('a')).toBe(true);
  });

  it('moves them to the account at login and empties the list', async () => {
    kept.set('collected', '["a","b"]');
    account = ['z'];
    const page = await open({ isLoggedIn: false });
    page.startCollected();
    page.userCache.set({ ...page.userCache.get(), token: 'access', refreshToken: 'refresh' });
    await page.mergeCollected();
    expect(calls).toEqual([{ method: 'POST', path: '/api/collection', productIds: ['b', 'a'] }]);
    expect(['a', 'b', 'z'].map(page.isCollected)).toEqual([true, true, true]);
    expect(page.stored()).toEqual([]);
  });

  it('keeps the list when the account does not take it', async () => {
    kept.set('collected', '["a"]');
    refuse = true;
    const page = await open({ isLoggedIn: true });
    await page.mergeCollected();
    expect(page.stored()).toEqual(['a']);
  });
});

describe('with an account', () => {
  it('reads what it keeps once', async () => {
    account = ['a'];
    const page = await open({ isLoggedIn: true });
    await page.mergeCollected();
    await page.mergeCollected();
    expect(page.isCollected('a')).toBe(true);
    expect(calls).toEqual([{ method: 'GET', path: '/api/collection/ids', productIds: [] }]);
  });

  it('shows a change before the account has answered, and writes nothing into the browser', async () => {
    const page = await open({ isLoggedIn: true });
    await page.mergeCollected();
    page.toggleCollected('a');
    expect(page.isCollected('a')).toBe(true);
    await page.mergeCollected();
    expect(account).toEqual(['a']);
    expect(page.stored()).toEqual([]);
  });

  it('takes a change back when the account refuses, and says why', async () => {
    const page = await open({ isLoggedIn: true });
    await page.mergeCollected();
    refuse = true;
    expect(await page.setCollected(['a'], true)).toBe(false);
    expect(page.isCollected('a')).toBe(false);
    expect(page.toasts().map(({ text }) => text)).toContain('最多收藏 500 件商品');
  });

  it('ends with what was pressed last', async () => {
    const page = await open({ isLoggedIn: true });
    await page.mergeCollected();
    page.toggleCollected('a');
    page.toggleCollected('a');
    page.toggleCollected('a');
    await page.mergeCollected();
    expect(page.isCollected('a')).toBe(true);
    expect(account).toEqual(['a']);
    expect(calls.map(({ method }) => method)).toEqual(['GET', 'POST', 'DELETE', 'POST']);
  });

  it('offers to undo a removal', async () => {
    account = ['a'];
    const page = await open({ isLoggedIn: true });
    await page.mergeCollected();
    page.toggleCollected('a');
    page.toasts().at(-1)?.action?.onPress();
    await page.mergeCollected();
    expect(page.isCollected('a')).toBe(true);
    expect(account).toEqual(['a']);
  });

  it('sends many in portions', async () => {
    const page = await open({ isLoggedIn: true });
    await page.mergeCollected();
    await page.setCollected(
      Array.from({ length: 250 }, (_, order) => `p${order}`),
      true,
    );
    expect(calls.map(({ productIds }) => productIds.length)).toEqual([0, 200, 50]);
    expect(account).toHaveLength(250);
  });

  it('forgets what the account keeps at logout', async () => {
    account = ['a'];
    const page = await open({ isLoggedIn: true });
    await page.mergeCollected();
    page.userCache.clear();
    expect(page.isCollected('a')).toBe(false);
  });
});

describe('a page that is left before the account has answered', () => {
  /** The network as a page that goes away finds it: nothing arrives any more. */
  const lost = vi.fn(() => new Promise(() => {}));
  const cutOff = () => vi.stubGlobal('fetch', lost);
  /** The page asks in its own time; had the network come back by then, it would not have been left. */
  const untilAsked = async () => {
    await vi.waitFor(() => expect(lost).toHaveBeenCalled());
    lost.mockClear();
  };

  it('has its removal made at the next load', async () => {
    account = ['a', 'z'];
    const left = await open({ isLoggedIn: true });
    await left.mergeCollected();
    cutOff();
    left.toggleCollected('a');
    await untilAsked();
    vi.resetModules();
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => Promise.resolve(answer(url, init)));
    const next = await open({ isLoggedIn: true });
    await next.mergeCollected();
    expect([account, next.isCollected('a'), kept.has('uncollected')]).toEqual([['z'], false, false]);
  });

  it('does not bring back what was taken back and removed once more', async () => {
    account = ['a'];
    const left = await open({ isLoggedIn: true });
    await left.mergeCollected();
    cutOff();
    for (let press = 0; press < 3; press += 1) left.toggleCollected('a');
    await untilAsked();
    vi.resetModules();
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => Promise.resolve(answer(url, init)));
    const next = await open({ isLoggedIn: true });
    await next.mergeCollected();
    expect([account, next.stored()]).toEqual([[], []]);
  });

  it('leaves nothing of it to the next user of this browser', async () => {
    account = ['a'];
    const left = await open({ isLoggedIn: true });
    await left.mergeCollected();
    cutOff();
    left.toggleCollected('a');
    left.userCache.clear();
    expect(kept.has('uncollected')).toBe(false);
  });
});
