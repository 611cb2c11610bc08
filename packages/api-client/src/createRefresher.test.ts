import { errorCodes } from '@jiwu/contract';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Tokens } from './ClientOptions.ts';
import { createApiClient } from './createApiClient.ts';
import { shopEndpoints } from './shopEndpoints.gen.ts';

/** Seconds that the shop's tokens hold, by this machine's clock. */
let lifeSeconds: number;
let renewalStatus: number;
let server: Server;
/** Paths with their tokens, in the order in which they came. */
let asked: string[];
let kept: Tokens | null;
let made = 0;

function tokenFor(seconds: number): string {
  made += 1;
  const claims = { sid: String(made), exp: Math.floor(Date.now() / 1000) + seconds };
  return `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
}

beforeEach(async () => {
  lifeSeconds = 600;
  renewalStatus = 200;
  asked = [];
  kept = { token: tokenFor(-1), refreshToken: 'refresh' };
  const expired = kept.token;
  server = createServer((request, response) => {
    const token = String(request.headers['token']);
    const isRenewal = request.url === '/api/user/refresh';
    asked.push(`${request.url}${token === expired ? ' expired' : ''}`);
    const isOver = !isRenewal && token === expired;
    response.writeHead(isRenewal ? renewalStatus : isOver ? 401 : 200, { 'content-type': 'application/json' });
    const data = isRenewal ? { token: tokenFor(lifeSeconds), refreshToken: `refresh-${made}` } : { name: '知夏' };
    const { code } = errorCodes.TOKEN_EXPIRED;
    response.end(JSON.stringify({ flag: !isOver, code: isOver ? code : 200, msg: '', data: isOver ? null : data }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => server.close());

/** One tab: tabs share what is kept. */
function openTab() {
  return createApiClient(shopEndpoints, {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    readTokens: () => kept,
    replaceTokens: (fresh) => (kept = fresh),
    clearUser: () => (kept = null),
    browserId: async () => 'browser-id',
    showError: () => {},
    goTo: () => {},
    openWindow: () => {},
    trustedOrigins: [],
    pageOrigin: () => 'https://shop.example',
  });
}

it('renews before asking, once for all calls of all tabs, so that none is refused', async () => {
  const tabs = [openTab(), openTab()];
  await Promise.all(tabs.flatMap((tab) => Array.from({ length: 5 }, () => tab.call('userSelf'))));
  expect(asked[0]).toBe('/api/user/refresh');
  expect(asked.slice(1)).toEqual(Array.from({ length: 10 }, () => '/api/user/self'));
});

it('asks with a token that holds, and without one', async () => {
  kept = { token: tokenFor(600), refreshToken: 'refresh' };
  await openTab().call('userSelf');
  kept = null;
  await openTab().call('userSelf');
  expect(asked).toEqual(['/api/user/self', '/api/user/self']);
});

it('asks as a stranger once the login is over', async () => {
  renewalStatus = 403;
  await openTab().call('userSelf');
  expect(asked).toEqual(['/api/user/refresh', '/api/user/self']);
  expect(kept).toBeNull();
});

it('leaves it to the shop where the renewal fails for another reason', async () => {
  renewalStatus = 503;
  await expect(openTab().call('userSelf')).rejects.toMatchObject({ status: 401 });
  expect(asked).toContain('/api/user/self expired');
  expect(kept).not.toBeNull();
});

it('does not renew at every call where the clock of the browser is ahead', async () => {
  lifeSeconds = -3000;
  const tab = openTab();
  for (let call = 0; call < 3; call += 1) await tab.call('userSelf');
  expect(asked).toEqual(['/api/user/refresh', '/api/user/self', '/api/user/self', '/api/user/self']);
});
