import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { Agent, get } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startNginx } from '../../tools/bench/startNginx.ts';

/** Stands for the web process: says what it was asked for, and lets it be kept. */
let web: Server;
let nginx: Awaited<ReturnType<typeof startNginx>>;
let asked: string[] = [];
const agent = new Agent({ keepAlive: true, maxSockets: 50, rejectUnauthorized: false });

beforeAll(async () => {
  web = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200, { 'cache-control': 'public, s-maxage=60' }).end(request.url);
  });
  web.listen(0, '127.0.0.1');
  await once(web, 'listening');
  const webUrl = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
  nginx = await startNginx({ webUrl, apiUrl: webUrl }, { isLimited: true });
});
afterAll(async () => {
  agent.destroy();
  await nginx.stop();
  web.closeAllConnections();
  web.close();
});
beforeEach(() => {
  asked = [];
});

function open(path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(nginx.url + path, { agent, headers }, (response) => {
      response.resume();
      response.once('end', () => resolve(response));
    }).on('error', reject);
  });
}

it('asks for a page, and keeps it, by the keys that it depends on', async () => {
  for (const path of [
    '/product?id=1',
    '/product?utm=2&id=1&i=ABCDEF&ch=home',
    '/product?x=%69d&id=1',
    '/product?id=1&keyword=cup',
  ]) {
    await open(path);
  }
  expect(asked).toEqual(['/product?id=1&']);
});

it('gives no page the key of another one, however its query is spelt', async () => {
  await open('/product?%69d=7');
  await open('/product?id=8');
  await open('/more?id=9');
  expect(asked).toEqual(['/product', '/product?id=8&', '/more']);
});

it('passes on who sent the visitor, and of the data of pages which routes are meant', async () => {
  await open('/?i=ABCDEF&ch=home&x=1');
  await open('/resource.data?_routes=root&sort=new&x=1');
  await open('/_.data?_routes=root&x=1');
  expect(asked).toEqual(['/?i=ABCDEF&ch=home&', '/resource.data?sort=new&_routes=root&', '/_.data?_routes=root&']);
});

it('leaves a path that is no page its whole query: it leads elsewhere', async () => {
  await open('/Product?id=1&i=ABCDEF');
  expect(asked).toEqual(['/Product?id=1&i=ABCDEF']);
});

it('answers to no other name, and keeps pages by one spelling of its own', async () => {
  expect((await open('/guide', { host: 'evil.example' })).statusCode).toBe(421);
  await open('/guide', { host: 'localhost:99' });
  await open('/guide', { host: 'LOCALHOST' });
  expect(asked).toEqual(['/guide']);
});

it('refuses a flood out of one place, and says when to come again', async () => {
  const replies = await Promise.all(Array.from({ length: 600 }, (_, index) => open(`/nowhere/${index}`)));
  const refused = replies.filter(({ statusCode }) => statusCode === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(new Set(refused.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['2']));
});
