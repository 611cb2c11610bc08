import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withStub } from '../../outside/testing/withStub.ts';
import { downloadBill } from './downloadBill.ts';

const sandbox = { gatewayUrl: 'http://127.0.0.1:1/gateway.do' };
let dir: string;
let file: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'jiwu-test-'));
  file = path.join(dir, 'bill');
});
afterAll(() => rm(dir, { recursive: true }));

test('a bill is read whole', async () => {
  await withStub(
    (_request, reply) => reply.end('0123456789'),
    (origin) => downloadBill(sandbox, origin, file, 10),
  );
  expect(await readFile(file, 'utf8')).toBe('0123456789');
});

test('plain http is not followed, unless the gateway itself is spoken to so', async () => {
  let calls = 0;
  const real = { ...sandbox, gatewayUrl: 'https://openapi.alipay.com/gateway.do' };
  const reading = withStub(
    (_request, reply) => {
      calls += 1;
      reply.end();
    },
    (origin) => downloadBill(real, origin, file),
  );
  await expect(reading).rejects.toMatchObject({ kind: 'unknown', code: 'BAD_ADDRESS' });
  expect(calls).toBe(0);
});

test('a redirect is not followed', async () => {
  const reading = withStub(
    (request, reply) => (request.url === '/next' ? reply.end('x') : reply.writeHead(302, { location: '/next' }).end()),
    (origin) => downloadBill(sandbox, origin, file),
  );
  await expect(reading).rejects.toMatchObject({ kind: 'unknown', code: 'UNREACHABLE' });
});

test('a bill without end is given up at the limit, whatever it says of its length', async () => {
  let sent = 0;
  const reading = withStub(
    (_request, reply) => {
      const more = () => {
        sent += 1000;
        if (!reply.destroyed) reply.write('x'.repeat(1000), more);
      };
      more();
    },
    (origin) => downloadBill(sandbox, origin, file, 100_000),
  );
  await expect(reading).rejects.toMatchObject({ kind: 'unknown', code: 'TOO_LARGE' });
  expect(sent).toBeGreaterThan(100_000);
});
