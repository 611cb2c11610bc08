import { expect, test } from 'vitest';
import { withStub } from '../../outside/testing/withStub.ts';
import { downloadBill } from './downloadBill.ts';

const sandbox = { gatewayUrl: 'http://127.0.0.1:1/gateway.do', timeoutMs: 2000 };

test('a bill is read whole', async () => {
  const bytes = await withStub(
    (_request, reply) => reply.end('0123456789'),
    (origin) => downloadBill(sandbox, origin, 10),
  );
  expect(Buffer.from(bytes).toString()).toBe('0123456789');
});

test('plain http is not followed, unless the gateway itself is spoken to so', async () => {
  let calls = 0;
  const real = { ...sandbox, gatewayUrl: 'https://openapi.alipay.com/gateway.do' };
  const reading = withStub(
    (_request, reply) => {
      calls += 1;
      reply.end();
    },
    (origin) => downloadBill(real, origin),
  );
  await expect(reading).rejects.toMatchObject({ kind: 'unknown', code: 'BAD_ADDRESS' });
  expect(calls).toBe(0);
});

test('a redirect is not followed', async () => {
  const reading = withStub(
    (request, reply) => (request.url === '/next' ? reply.end('x') : reply.writeHead(302, { location: '/next' }).end()),
    (origin) => downloadBill(sandbox, origin),
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
    (origin) => downloadBill(sandbox, origin, 100_000),
  );
  await expect(reading).rejects.toMatchObject({ kind: 'unknown', code: 'TOO_LARGE' });
  expect(sent).toBeGreaterThan(100_000);
});
