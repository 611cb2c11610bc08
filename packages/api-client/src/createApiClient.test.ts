import { CONSENT_HEADER, errorCodes } from '@jiwu/contract';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from './createApiClient.ts';
import type { ClientOptions, Tokens } from './ClientOptions.ts';
import { shopEndpoints } from './shopEndpoints.gen.ts';
import { staffEndpoints } from './staffEndpoints.gen.ts';

type Answer = { status?: number; headers?: Record<string, string>; body: unknown };
type Script = (request: IncomingMessage, body: string) => Answer;

let server: Server;
let script: Script;
let seen: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[];
let tokens: Tokens | null;
let told: string[];
let went: string[];
let opened: string[];

beforeEach(async () => {
  seen = [];
  told = [];
  went = [];
  opened = [];
  tokens = { token: 'access-1', refreshToken: 'refresh-1' };
  server = createServer((request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      const answer = script(request, body);
      response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers });
      response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => server.close());

function client(overrides: Partial<ClientOptions> = {}) {
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return createApiClient(
    { ...shopEndpoints, ...staffEndpoints },
    {
      origin,
      readTokens: () => tokens,
      replaceTokens: (fresh) => (tokens = fresh),
      clearUser: () => (tokens = null),
      browserId: async () => 'browser-id',
      showError: (msg) => told.push(msg),
      goTo: (location) => went.push(location),
      openWindow: (location) => opened.push(location),
      trustedOrigins: ['https://gateway.example'],
      pageOrigin: () => 'https://shop.example',
      ...overrides,
    },
  );
}

const ok = (data: unknown, code = 200, more: object = {}) => ({ body: { flag: true, code, msg: '', data, ...more } });

describe('every request', () => {
  it('carries token, User-Type and anonymous, and a write an idempotency key', async () => {
    script = () => ok({});
    await client().call('userSelf');
    await client().call('userLogout');
    expect(seen[0]?.headers).toMatchObject({ token: 'access-1', 'user-type': 'User', anonymous: 'browser-id' });
    expect(seen[0]?.headers['idempotency-key']).toBeUndefined();
    expect(seen[1]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('brings the key of the cart where there is one', async () => {
    script = () => ok({});
    await client().call('cartCount');
    await client({ cartKey: () => '' }).call('cartCount');
    await client({ cartKey: () => 'k'.repeat(32) }).call('cartCount');
    expect(seen.map(({ headers }) => headers['cart-key'])).toEqual([undefined, undefined, 'k'.repeat(32)]);
  });

  it('of staff says so, and renews nothing', async () => {
    script = () => ({
      status: 401,
      body: { flag: false, code: errorCodes.TOKEN_EXPIRED.code, msg: '登录已过期，请重新登录', data: null },
    });
    await expect(client({ userType: 'Staff' }).call('staffSelf')).rejects.toMatchObject({ status: 401 });
    expect(seen.map(({ url, headers }) => [url, headers['user-type'], headers['token']])).toEqual([
      ['/api/staff/self', 'Staff', 'access-1'],
    ]);
  });

  it('serialises the query in dot and bracket form, and fills the path', async () => {
    script = () => ok({});
    const loose = { params: { id: 'a/b' }, query: { filter: { brand: 'x' }, ids: ['1', '2'] } };
    await client().call('userSessionEnd', loose);
    expect(decodeURIComponent(seen[0]?.url ?? '')).toBe('/api/user/session/a/b?filter.brand=x&ids[0]=1&ids[1]=2');
    expect(seen[0]?.url).toContain('a%2Fb');
  });

  it('leaves out what has no value, and writes Chinese and signs so that they survive', async () => {
    script = () => ok({});
    const query = { keyword: '机械键盘 & 鼠标', after: null, brand: undefined, page: 2, isNew: false };
    await client().call('resourceList', { query });
    const { search } = new URL(seen[0]?.url ?? '', 'http://shop');
    expect([...new URLSearchParams(search)]).toEqual([
      ['keyword', '机械键盘 & 鼠标'],
      ['page', '2'],
      ['isNew', 'false'],
    ]);
    await client().call('resourceList', { query: {} });
    expect(seen[1]?.url).not.toContain('?');
  });
});

describe('the error catalogue', () => {
  it('shows the msg of a false flag and rejects', async () => {
    script = () => ({ body: { flag: false, code: errorCodes.LOGIN_REFUSED.code, msg: '请核对', data: null } });
    await expect(client().call('userSelf')).rejects.toMatchObject({
      message: '请核对',
      code: errorCodes.LOGIN_REFUSED.code,
      shown: true,
    });
    expect(told).toEqual(['请核对']);
  });

  it('hands on what the shop sends along with a refusal', async () => {
    const data = { quote: { key: 'new' } };
    script = () => ({ status: 409, body: { flag: false, code: errorCodes.QUOTE_CHANGED.code, msg: '有变化', data } });
    await expect(client().call('userSelf', {}, { inline: true })).rejects.toMatchObject({
      code: errorCodes.QUOTE_CHANGED.code,
      data,
    });
  });

  it('leaves the showing to a caller who asked for it', async () => {
    script = () => ({
      status: 422,
      body: { flag: false, code: errorCodes.LOGIN_REFUSED.code, msg: '请核对', data: null },
    });
    await expect(client().call('userSelf', {}, { inline: true })).rejects.toMatchObject({ shown: false });
    expect(told).toEqual([]);
    script = () => ({
      status: 500,
      body: { flag: false, code: errorCodes.INTERNAL.code, msg: '出了问题', data: null },
    });
    await expect(client().call('userSelf', {}, { inline: true })).rejects.toMatchObject({ shown: true });
    expect(told, 'what is no refusal').toEqual(['出了问题']);
    await expect(client().call('userSelf', {}, { silent: true })).rejects.toMatchObject({ shown: false });
    expect(told).toHaveLength(1);
  });

  it('rejects 401 silently and keeps the user; 403 clears the user', async () => {
    script = () => ({
      status: 401,
      body: { flag: false, code: errorCodes.TOKEN_MISSING.code, msg: '请先登录', data: null },
    });
    tokens = null;
    await expect(client().call('userSelf')).rejects.toMatchObject({ status: 401 });
    expect(told).toEqual([]);
    tokens = { token: 'a', refreshToken: 'b' };
    script = () => ({
      status: 403,
      body: { flag: false, code: errorCodes.SESSION_ENDED.code, msg: '失效', data: null },
    });
    await expect(client().call('userSelf')).rejects.toMatchObject({ status: 403 });
    expect([told, tokens]).toEqual([[], null]);
  });

  it('shows msg, else message, else the error’s own message', async () => {
    script = () => ({ status: 500, body: { msg: '甲', message: '乙' } });
    await expect(client().call('userSelf')).rejects.toThrow('甲');
    script = () => ({ status: 500, body: { message: '乙' } });
    await expect(client().call('userSelf')).rejects.toThrow('乙');
    script = () => ({ status: 502, body: '<html>bad gateway</html>' });
    await expect(client().call('userSelf')).rejects.toThrow('Bad Gateway');
    await expect(client({ origin: 'http://127.0.0.1:1' }).call('userSelf')).rejects.toThrow('网络没有连上');
    expect(told).toEqual(['甲', '乙', 'Bad Gateway', '网络没有连上，请检查后再试']);
  });
});

describe('code 30200', () => {
  it('goes to the given location, or opens the data in a new window', async () => {
    script = () => ok(null, 30200, { location: '/order/mine' });
    await client().call('userSelf');
    script = () => ok('https://gateway.example/pay?x=1', 30200);
    await client().call('userSelf');
    expect([went, opened]).toEqual([['https://shop.example/order/mine'], ['https://gateway.example/pay?x=1']]);
  });

  it('leads the window that the call brings along, if it may', async () => {
    const led: string[] = [];
    const openWindow = (location: string) => led.push(location);
    script = () => ok('https://gateway.example/pay', 30200);
    await client().call('userSelf', {}, { openWindow });
    script = () => ok('https://evil.example/', 30200);
    await client().call('userSelf', {}, { openWindow });
    expect([led, opened]).toEqual([['https://gateway.example/pay'], []]);
  });

  it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', 'data:text/html,x', '/\\evil.example', 7])(
    'leads nowhere with %s',
    async (location) => {
      script = () => ok(location, 30200, { location });
      await client().call('userSelf');
      expect([went, opened]).toEqual([[], []]);
    },
  );
});

describe('a challenge', () => {
  const asks = { status: 428, body: { flag: false, code: 42800, msg: '安全验证', data: { challenge: 'work' } } };

  it('is worked on, and the same request goes out again with the proof', async () => {
    script = (request) => (request.headers['challenge-proof'] === 'work.done' ? ok({ sent: true }) : asks);
    const api = client({ solveChallenge: async (challenge) => `${challenge}.done` });
    const body = { account: 'lin', password: 'qingci-2026' };
    expect(await api.call('userLogin', { body })).toEqual({ sent: true });
    expect(seen.map(({ url, headers }) => [url, headers['challenge-proof']])).toEqual([
      ['/api/user/login', undefined],
      ['/api/user/login', 'work.done'],
    ]);
    expect(seen[1]?.headers['idempotency-key']).toBe(seen[0]?.headers['idempotency-key']);
    expect(seen[1]?.body).toBe(seen[0]?.body);
  });

  it('is worked on once: a second one is told', async () => {
    script = () => asks;
    const api = client({ solveChallenge: async () => 'never enough' });
    await expect(api.call('userSelf')).rejects.toMatchObject({ status: 428 });
    expect(seen).toHaveLength(2);
    expect(told).toEqual(['安全验证']);
  });

  it('that nobody can work on is told, and so is work that fails', async () => {
    script = () => asks;
    await expect(client().call('userSelf')).rejects.toMatchObject({ status: 428 });
    const api = client({ solveChallenge: () => Promise.reject(new Error('安全验证没有完成，请再试一次')) });
    await expect(api.call('userSelf')).rejects.toMatchObject({ status: 0 });
    expect(told).toEqual(['安全验证', '安全验证没有完成，请再试一次']);
  });
});

describe('a file', () => {
  it('comes as bytes, asked for with the token; a refusal is told', async () => {
    script = () => ({ headers: { 'content-type': 'text/csv' }, body: '时间,金额' });
    const file = await client().fetchFile('walletExport', { query: { month: '2026-11' } });
    expect(await file.text()).toBe('时间,金额');
    expect(seen[0]?.headers['token']).toBe('access-1');
    script = () => ({
      status: 429,
      body: { flag: false, code: errorCodes.TOO_MANY_REQUESTS.code, msg: '稍后再试', data: null },
    });
    await expect(client().fetchFile('walletExport', { query: { month: '2026-11' } })).rejects.toThrow('稍后再试');
    expect(told).toEqual(['稍后再试']);
  });
});

describe('a stream of events', () => {
  const follow = async (signal = new AbortController().signal) => {
    const events: unknown[] = [];
    const ended = client().stream('paymentEvents', { params: { id: 'p1' } }, (event) => events.push(event), signal);
    return {
      events,
      ended: await ended.then(
        () => 'ended',
        (error: Error) => error.message,
      ),
    };
  };

  it('hands on each event, past comments and odd chunks, until the server ends it', async () => {
    const body = ': hello\n\ndata: {"state":"awaiting"}\n\n: 20 s\n\ndata: {"state":\ndata: "paid"}\n\n';
    script = () => ({ headers: { 'content-type': 'text/event-stream' }, body });
    expect(await follow()).toEqual({ events: [{ state: 'awaiting' }, { state: 'paid' }], ended: 'ended' });
    expect(seen[0]).toMatchObject({ method: 'GET', url: '/api/payment/p1/events', headers: { token: 'access-1' } });
  });

  it('rejects in silence when it is refused, breaks off or is left', async () => {
    script = () => ({ status: 404, body: { flag: false, code: errorCodes.NOT_FOUND.code, msg: '不存在', data: null } });
    expect(await follow()).toEqual({ events: [], ended: '不存在' });
    script = () => ({ headers: { 'content-length': '900' }, body: 'data: 1\n\n' });
    const broken = follow();
    await vi.waitFor(() => expect(seen).toHaveLength(2));
    server.closeAllConnections();
    expect((await broken).ended).not.toBe('ended');
    const left = AbortSignal.abort(new Error('left'));
    expect(await follow(left)).toEqual({ events: [], ended: 'left' });
    expect(told).toEqual([]);
  });
});

describe('an expired token', () => {
  const expired = { status: 401, body: { flag: false, code: errorCodes.TOKEN_EXPIRED.code, msg: '', data: null } };

  it('is renewed once for many waiting requests, which then succeed', async () => {
    script = (request) => {
      if (request.url === '/api/user/refresh') return ok({ token: 'access-2', refreshToken: 'refresh-2' });
      return request.headers['token'] === 'access-2' ? ok({ name: 'x' }) : expired;
    };
    const api = client();
    const answers = await Promise.all(Array.from({ length: 20 }, () => api.call('userSelf')));
    expect(answers).toEqual(Array.from({ length: 20 }, () => ({ name: 'x' })));
    expect(seen.filter((request) => request.url === '/api/user/refresh')).toHaveLength(1);
    expect(tokens).toEqual({ token: 'access-2', refreshToken: 'refresh-2' });
  });

  it('whose refresh token is refused too ends the login here', async () => {
    script = (request) =>
      request.url === '/api/user/refresh'
        ? { status: 403, body: { flag: false, code: errorCodes.SESSION_ENDED.code, msg: '', data: null } }
        : expired;
    await expect(client().call('userSelf')).rejects.toMatchObject({ status: 401 });
    expect(tokens).toBeNull();
  });

  it('stays when the renewal fails for another reason', async () => {
    script = (request) => (request.url === '/api/user/refresh' ? { status: 503, body: {} } : expired);
    await expect(client().call('userSelf')).rejects.toMatchObject({ status: 401 });
    expect(tokens).not.toBeNull();
  });
});

describe('consent that is due', () => {
  it('is told whatever the call was, and whether it was refused for that', async () => {
    const due: boolean[] = [];
    const asking = client({ onConsentDue: (isRefused) => due.push(isRefused) });
    script = () => ok({});
    await asking.call('userSelf');
    expect(due).toEqual([]);
    script = () => ({ ...ok({}), headers: { [CONSENT_HEADER]: 'due' } });
    await asking.call('userSelf');
    expect(due).toEqual([false]);
    const { status, code, msg } = errorCodes.CONSENT_DUE;
    script = () => ({ status, headers: { [CONSENT_HEADER]: 'refused' }, body: { flag: false, code, msg, data: null } });
    await expect(asking.call('checkIn', { body: {} })).rejects.toMatchObject({ code });
    expect(due).toEqual([false, true]);
    expect(told).toEqual([msg]);
  });
});
