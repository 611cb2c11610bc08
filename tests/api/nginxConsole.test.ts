import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { get } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { securityHeaders } from '../../apps/console/server/securityHeaders.ts';
import { startNginx } from '../../tools/bench/startNginx.ts';

/** Stands for the api. */
let api: Server;
let nginx: Awaited<ReturnType<typeof startNginx>>;

beforeAll(async () => {
  api = createServer((request, response) => {
    response
      .writeHead(200, { 'cache-control': 'public, s-maxage=60' })
      .end(`${request.url} ${String(request.headers['token'])}`);
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  nginx = await startNginx({ webUrl: apiUrl, apiUrl });
});
afterAll(async () => {
  await nginx.stop();
  api.closeAllConnections();
  api.close();
});

async function open(path: string, token = ''): Promise<{ headers: IncomingMessage['headers']; text: string }> {
  const { port } = new URL(nginx.url);
  const headers = { host: `console.localhost:${port}`, token };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(nginx.url + path, { headers, rejectUnauthorized: false }, resolve).on('error', reject);
  });
  let text = '';
  for await (const piece of response) text += String(piece);
  return { headers: response.headers, text };
}

it('sends with the console’s pages what its own server sends', async () => {
  const { headers } = await open('/approvals?view=mine');
  for (const [name, value] of Object.entries(securityHeaders)) expect(headers[name], name).toBe(value);
  expect(headers['cache-control']).toBe('no-cache');
});

it('keeps no answer of the api: two members never see each other’s', async () => {
  expect((await open('/api/product/detail?id=1', 'first')).text).toBe('/api/product/detail?id=1 first');
  expect((await open('/api/product/detail?id=1', 'second')).text).toBe('/api/product/detail?id=1 second');
});
