import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type ApiReader, createApiReader } from './createApiReader.ts';

/** Longer than an answer serves others without being asked for again. */
const TRUST_OVER_MS = 250;

let price = 100;
let asked: IncomingMessage[] = [];
let status = 200;
const api = createServer((request, response) => {
  asked.push(request);
  const etag = `"v${price}"`;
  if (status !== 200) response.writeHead(status).end('{"flag":false}');
  else if (request.headers['if-none-match'] === etag) response.writeHead(304, { etag }).end();
  else response.writeHead(200, { etag }).end(JSON.stringify({ flag: true, data: { price } }));
});
let origin: string;
let read: ApiReader;

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    api.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterAll(() => {
  api.closeAllConnections();
  api.close();
});
beforeEach(() => {
  asked = [];
  status = 200;
  price = 100;
  read = createApiReader(origin);
});

it('asks once for all who want the same, and names the visitor', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => read('/api/x', '203.0.113.9')));
  expect(answers.map(({ data }) => data)).toEqual(Array.from({ length: 5 }, () => ({ price: 100 })));
  expect(asked.map(({ headers }) => headers['x-forwarded-for'])).toEqual(['203.0.113.9']);
});

it('hands the limit of one visitor to nobody else', async () => {
  status = 429;
  const limited = read('/api/x', '203.0.113.9');
  const joined = read('/api/x', '203.0.113.10');
  expect((await limited).status).toBe(429);
  status = 200;
  await joined;
  expect(asked.map(({ headers }) => headers['x-forwarded-for'])).toEqual(['203.0.113.9', '203.0.113.10']);
});

it('gives the same object again while the API says that nothing changed', async () => {
  const first = await read('/api/x', '::1');
  await pause(TRUST_OVER_MS);
  const second = await read('/api/x', '::1');
  expect(asked[1]?.headers['if-none-match']).toBe('"v100"');
  expect(second.data).toBe(first.data);
});

it('sees a change', async () => {
  await read('/api/x', '::1');
  price = 80;
  await pause(TRUST_OVER_MS);
  expect(await read('/api/x', '::1')).toEqual({ status: 200, etag: '"v80"', data: { price: 80 } });
});

it('keeps no failure', async () => {
  status = 503;
  expect(await read('/api/x', '::1')).toEqual({ status: 503, etag: null, data: null });
  status = 200;
  expect((await read('/api/x', '::1')).status).toBe(200);
});

it('fails while the API is out of reach', async () => {
  await expect(createApiReader('http://127.0.0.1:1')('/api/x', '::1')).rejects.toThrow('ECONNREFUSED');
});
