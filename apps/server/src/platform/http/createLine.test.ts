import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createLine } from './createLine.ts';
import { putAhead } from './putAhead.ts';

let close: () => Promise<void> = () => Promise.resolve();
afterEach(() => close());

/** A server that lets two go on at a time, and answers them when the test says so. */
async function startServer() {
  const begun = new Map<string, ServerResponse>();
  const state = { isSoldOut: false };
  const server = createServer((request, response) => void begun.set(request.url ?? '', response));
  const joinLine = createLine({ atOnce: 2 });
  let joined = 0;
  const left: string[] = [];
  putAhead(server, (request, response, goOn) => {
    if (request.url === '/other') return false;
    joined += 1;
    response.once('close', () => left.push(request.url ?? ''));
    const refuse = () => {
      if (state.isSoldOut) response.writeHead(409).end();
      return state.isSoldOut;
    };
    joinLine({ response, refuse, goOn });
    return true;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  const { port } = server.address() as AddressInfo;
  /** Each is there before the next comes. */
  const come = async (name: string, signal?: AbortSignal) => {
    const before = joined;
    const answer = fetch(`http://127.0.0.1:${port}/${name}`, signal ? { signal } : {});
    // The server closes what a test has left open.
    answer.catch(() => {});
    if (name !== 'other') await expect.poll(() => joined).toBe(before + 1);
    return { answer };
  };
  return { begun, left, state, come, finish: (name: string) => begun.get(`/${name}`)?.end('done') };
}

const statusOf = async ({ answer }: { answer: Promise<Response> }) => (await answer).status;

it('lets a few go on at a time, in the order in which they came, and others past the line', async () => {
  const { begun, come, finish } = await startServer();
  const visitors = [await come('a'), await come('b'), await come('c'), await come('d')];
  await come('other');
  await expect.poll(() => [...begun.keys()]).toEqual(['/a', '/b', '/other']);
  finish('b');
  await expect.poll(() => [...begun.keys()]).toEqual(['/a', '/b', '/other', '/c']);
  finish('a');
  await expect.poll(() => begun.has('/d')).toBe(true);
  finish('c');
  finish('d');
  expect(await Promise.all(visitors.map(statusOf))).toEqual([200, 200, 200, 200]);
});

it('refuses everyone who waited in vain as soon as that is known, and who comes then at once', async () => {
  const { begun, state, come, finish } = await startServer();
  const [first, second, ...others] = [await come('a'), await come('b'), await come('c'), await come('d')];
  await expect.poll(() => begun.size).toBe(2);
  state.isSoldOut = true;
  expect(await statusOf(await come('late'))).toBe(409);
  finish('a');
  expect(await Promise.all(others.map(statusOf))).toEqual([409, 409]);
  finish('b');
  expect(await Promise.all([first, second].map((one) => statusOf(one)))).toEqual([200, 200]);
  expect([...begun.keys()]).toEqual(['/a', '/b']);
});

it('who leaves the line keeps nobody waiting', async () => {
  const { begun, left, come, finish } = await startServer();
  const leaving = new AbortController();
  await come('a');
  await come('b');
  const { answer } = await come('gone', leaving.signal);
  const last = await come('c');
  leaving.abort();
  await expect(answer).rejects.toThrow('aborted');
  await expect.poll(() => left).toEqual(['/gone']);
  finish('a');
  await expect.poll(() => begun.has('/c')).toBe(true);
  expect(begun.has('/gone')).toBe(false);
  finish('c');
  expect(await statusOf(last)).toBe(200);
});
