import type { Session } from '@jiwu/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const session: Session = {
  token: 'access',
  refreshToken: 'refresh',
  operator: {
    avatar: null,
    phoneNumber: '138****6024',
    name: '林知夏',
    balance: 128_640,
    vipFlag: true,
    vipExpiryDate: '2027-03-02',
    invitationCode: 'ZX7K2M',
    integral: 3860,
    level: '金卡会员',
    luckyDraws: 2,
  },
};

let kept: Map<string, string>;
let listeners: ((event: { key: string | null }) => void)[];

/** Loads the module anew in a browser whose storage already holds `stored`. */
async function open(stored?: string) {
  if (stored !== undefined) kept.set('USER_CACHE', stored);
  vi.resetModules();
  return await import('./userCache.ts');
}

beforeEach(() => {
  kept = new Map();
  listeners = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('window', {
    addEventListener: (_: string, listener: (event: { key: string | null }) => void) => void listeners.push(listener),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('userCache', () => {
  it('starts logged out with the defaults of the specification', async () => {
    const { userCache } = await open();
    expect(userCache.get().isLoggedIn).toBe(false);
    expect(userCache.get().operator).toMatchObject({ balance: 0, level: '普通用户', vipFlag: false, luckyDraws: 0 });
  });

  it('set keeps token, refresh token and operator under USER_CACHE, and nothing else', async () => {
    const { userCache } = await open();
    userCache.set(session);
    expect(userCache.get().isLoggedIn).toBe(true);
    expect(JSON.parse(kept.get('USER_CACHE') ?? '')).toEqual(session);
  });

  it('update merges into the operator and saves again', async () => {
    const { userCache } = await open(JSON.stringify(session));
    userCache.update({ balance: 100, name: '知夏' });
    expect(userCache.get()).toMatchObject({
      token: 'access',
      operator: { balance: 100, name: '知夏', integral: 3860 },
    });
    expect(JSON.parse(kept.get('USER_CACHE') ?? '')).toMatchObject({ operator: { name: '知夏' } });
  });

  it('update does not bring a logged-out user back', async () => {
    const { userCache } = await open();
    userCache.update({ name: '知夏' });
    expect(userCache.get().isLoggedIn).toBe(false);
    expect(kept.has('USER_CACHE')).toBe(false);
  });

  it('clear removes the key and resets to the defaults', async () => {
    const { userCache } = await open(JSON.stringify(session));
    userCache.clear();
    expect(userCache.get()).toMatchObject({ isLoggedIn: false, token: '', operator: { name: '', balance: 0 } });
    expect(kept.has('USER_CACHE')).toBe(false);
  });

  it('fills fields that an older record lacks', async () => {
    const { userCache } = await open(JSON.stringify({ token: 'a', refreshToken: 'b', operator: { name: '夏' } }));
    expect(userCache.get().operator).toMatchObject({ name: '夏', level: '普通用户', balance: 0 });
  });

  it.each(['{', 'null', '[]', '"text"', '{"token":1}', '{"operator":{}}'])(
    'treats %s as logged out',
    async (stored) => {
      const { userCache } = await open(stored);
      expect(userCache.get().isLoggedIn).toBe(false);
    },
  );

  it('follows what another tab does', async () => {
    const { userCache } = await open();
    kept.set('USER_CACHE', JSON.stringify(session));
    listeners.forEach((listener) => listener({ key: 'USER_CACHE' }));
    expect(userCache.get().operator.name).toBe('林知夏');
    kept.clear();
    listeners.forEach((listener) => listener({ key: null }));
    expect(userCache.get().isLoggedIn).toBe(false);
  });

  it('renders logged out on the server and while hydrating', async () => {
    const { useUserCache } = await open(JSON.stringify(session));
    expect(useUserCache.getInitialState().isLoggedIn).toBe(false);
  });

  it('survives a browser that forbids storage', async () => {
    vi.stubGlobal('localStorage', undefined);
    const { userCache } = await open();
    userCache.set(session);
    expect(userCache.get().isLoggedIn).toBe(true);
  });
});
