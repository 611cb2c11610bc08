import { errorCodes } from '@jiwu/contract';
import { describe, expect, it } from 'vitest';
import { ok, scriptShop } from './testing/scriptShop.ts';

const { shop, client } = scriptShop();

describe('every request', () => {
  it('carries token, User-Type and anonymous, and a write an idempotency key', async () => {
    shop.script = () => ok({});
    await client().call('userSelf');
    await client().call('userLogout');
    expect(shop.seen[0]?.headers).toMatchObject({ token: 'access-1', 'user-type': 'User', anonymous: 'browser-id' });
    expect(shop.seen[0]?.headers['idempotency-key']).toBeUndefined();
    expect(shop.seen[1]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('brings the key of the cart where there is one', async () => {
    shop.script = () => ok({});
    await client().call('cartCount');
    await client({ cartKey: () => '' }).call('cartCount');
    await client({ cartKey: () => 'k'.repeat(32) }).call('cartCount');
    expect(shop.seen.map(({ headers }) => headers['cart-key'])).toEqual([undefined, undefined, 'k'.repeat(32)]);
  });

  it('of staff says so, and renews nothing', async () => {
    shop.script = () => ({
      status: 401,
      body: { flag: false, code: errorCodes.TOKEN_EXPIRED.code, msg: '登录已过期，请重新登录', data: null },
    });
    await expect(client({ userType: 'Staff' }).call('staffSelf')).rejects.toMatchObject({ status: 401 });
    expect(shop.seen.map(({ url, headers }) => [url, headers['user-type'], headers['token']])).toEqual([
      ['/api/staff/self', 'Staff', 'access-1'],
    ]);
  });

  it('serialises the query in dot and bracket form, and fills the path', async () => {
    shop.script = () => ok({});
    const loose = { params: { id: 'a/b' }, query: { filter: { brand: 'x' }, ids: ['1', '2'] } };
    await client().call('userSessionEnd', loose);
    expect(decodeURIComponent(shop.seen[0]?.url ?? '')).toBe('/api/user/session/a/b?filter.brand=x&ids[0]=1&ids[1]=2');
    expect(shop.seen[0]?.url).toContain('a%2Fb');
  });

  it('leaves out what has no value, and writes Chinese and signs so that they survive', async () => {
    shop.script = () => ok({});
    const query = { keyword: '机械键盘 & 鼠标', after: null, brand: undefined, page: 2, isNew: false };
    await client().call('resourceList', { query });
    const { search } = new URL(shop.seen[0]?.url ?? '', 'http://shop');
    expect([...new URLSearchParams(search)]).toEqual([
      ['keyword', '机械键盘 & 鼠标'],
      ['page', '2'],
      ['isNew', 'false'],
    ]);
    await client().call('resourceList', { query: {} });
    expect(shop.seen[1]?.url).not.toContain('?');
  });
});

describe('a challenge', () => {
  const asks = { status: 428, body: { flag: false, code: 42800, msg: '安全验证', data: { challenge: 'work' } } };

  it('is worked on, and the same request goes out again with the proof', async () => {
    shop.script = (request) => (request.headers['challenge-proof'] === 'work.done' ? ok({ sent: true }) : asks);
    const api = client({ solveChallenge: async (challenge) => `${challenge}.done` });
    const body = { account: 'lin', password: 'qingci-2026' };
    expect(await api.call('userLogin', { body })).toEqual({ sent: true });
    expect(shop.seen.map(({ url, headers }) => [url, headers['challenge-proof']])).toEqual([
      ['/api/user/login', undefined],
      ['/api/user/login', 'work.done'],
    ]);
    expect(shop.seen[1]?.headers['idempotency-key']).toBe(shop.seen[0]?.headers['idempotency-key']);
    expect(shop.seen[1]?.body).toBe(shop.seen[0]?.body);
  });

  it('is worked on once: a second one is told', async () => {
    shop.script = () => asks;
    const api = client({ solveChallenge: async () => 'never enough' });
    await expect(api.call('userSelf')).rejects.toMatchObject({ status: 428 });
    expect(shop.seen).toHaveLength(2);
    expect(shop.told).toEqual(['安全验证']);
  });

  it('that nobody can work on is told, and so is work that fails', async () => {
    shop.script = () => asks;
    await expect(client().call('userSelf')).rejects.toMatchObject({ status: 428 });
    const api = client({ solveChallenge: () => Promise.reject(new Error('安全验证没有完成，请再试一次')) });
    await expect(api.call('userSelf')).rejects.toMatchObject({ status: 0 });
    expect(shop.told).toEqual(['安全验证', '安全验证没有完成，请再试一次']);
  });
});

describe('an expired token', () => {
  const expired = { status: 401, body: { flag: false, code: errorCodes.TOKEN_EXPIRED.code, msg: '', data: null } };

  it('is renewed once for many waiting requests, which then succeed', async () => {
    shop.script = (request) => {
      if (request.url === '/api/user/refresh') return ok({ token: 'access-2', refreshToken: 'refresh-2' });
      return request.headers['token'] === 'access-2' ? ok({ name: 'x' }) : expired;
    };
    const api = client();
    const answers = await Promise.all(Array.from({ length: 20 }, () => api.call('userSelf')));
    expect(answers).toEqual(Array.from({ length: 20 }, () => ({ name: 'x' })));
    expect(shop.seen.filter((request) => request.url === '/api/user/refresh')).toHaveLength(1);
    expect(shop.tokens).toEqual({ token: 'access-2', refreshToken: 'refresh-2' });
  });

  it('whose refresh token is refused too ends the login here', async () => {
    shop.script = (request) =>
      request.url === '/api/user/refresh'
        ? { status: 403, body: { flag: false, code: errorCodes.SESSION_ENDED.code, msg: '', data: null } }
        : expired;
    await expect(client().call('userSelf')).rejects.toMatchObject({ status: 401 });
    expect(shop.tokens).toBeNull();
  });

  it('stays when the renewal fails for another reason', async () => {
    shop.script = (request) => (request.url === '/api/user/refresh' ? { status: 503, body: {} } : expired);
    await expect(client().call('userSelf')).rejects.toMatchObject({ status: 401 });
    expect(shop.tokens).not.toBeNull();
  });
});
