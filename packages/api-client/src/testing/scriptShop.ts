import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach } from 'vitest';
import type { ClientOptions, Tokens } from '../ClientOptions.ts';
import { createApiClient } from '../createApiClient.ts';
import { shopEndpoints } from '../shopEndpoints.gen.ts';
import { staffEndpoints } from '../staffEndpoints.gen.ts';

interface Reply {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body: unknown;
}

interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

interface ScriptedShop {
  /** What it answers from now on. */
  script: (request: IncomingMessage) => Reply;
  /** The requests that arrived, in their order. */
  seen: Seen[];
  /** The tokens that the client keeps. */
  tokens: Tokens | null;
  /** What the client told its user, where it went, and what it opened in a window. */
  told: string[];
  went: string[];
  opened: string[];
  server: Server;
}

const silent = (): Reply => ({ body: '' });
const begin = () => ({
  script: silent,
  seen: [],
  tokens: { token: 'access-1', refreshToken: 'refresh-1' },
  told: [],
  went: [],
  opened: [],
});

/** A server that answers by a script, begun anew for each test of the file that calls this, and clients of it. */
export function scriptShop() {
  const shop: ScriptedShop = { ...begin(), server: createServer() };
  beforeEach(async () => {
    Object.assign(shop, begin(), { server: createServer((request, response) => answer(shop, request, response)) });
    await new Promise<void>((resolve) => shop.server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => {
    shop.server.close();
  });
  const client = (overrides: Partial<ClientOptions> = {}) =>
    createApiClient({ ...shopEndpoints, ...staffEndpoints }, { ...optionsOf(shop), ...overrides });
  return { shop, client };
}

function answer(shop: ScriptedShop, request: IncomingMessage, response: ServerResponse): void {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    shop.seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
    const reply = shop.script(request);
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers });
    response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body));
  });
}

function optionsOf(shop: ScriptedShop): ClientOptions {
  return {
    origin: `http://127.0.0.1:${(shop.server.address() as AddressInfo).port}`,
    readTokens: () => shop.tokens,
    replaceTokens: (fresh) => (shop.tokens = fresh),
    clearUser: () => (shop.tokens = null),
    browserId: async () => 'browser-id',
    showError: (msg) => shop.told.push(msg),
    goTo: (location) => shop.went.push(location),
    openWindow: (location) => shop.opened.push(location),
    trustedOrigins: ['https://gateway.example'],
    pageOrigin: () => 'https://shop.example',
  };
}

export const ok = (data: unknown, code = 200, more: object = {}): Reply => ({
  body: { flag: true, code, msg: '', data, ...more },
});
