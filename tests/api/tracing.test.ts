import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { readConfig } from '../../apps/server/src/platform/config/config.ts';
import { startTracing } from '../../apps/server/src/platform/telemetry/startTracing.ts';
import { createShopClient } from '../support/createShopClient.ts';
import { startTestShop } from '../support/startTestShop.ts';

it('sends a span for each request with its statements below it, and no value of anyone', async () => {
  const received: string[] = [];
  const collector = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push(body);
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;

  const shop = await startTestShop();
  const config = readConfig({
    ...process.env,
    DATABASE_URL: 'postgres://x',
    REDIS_URL: 'redis://x',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
  });
  const stopTracing = await startTracing(config, 'jiwu-test');
  const { phoneNumber } = await createShopClient(shop).register();
  await stopTracing();
  await shop.stop();
  collector.close();

  interface SpanJson {
    readonly name: string;
    readonly spanId: string;
    readonly parentSpanId?: string;
  }
  const spans = received.flatMap((text) => {
    const { resourceSpans } = JSON.parse(text) as { resourceSpans: { scopeSpans: { spans: SpanJson[] }[] }[] };
    return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  });
  const request = spans.find((span) => span.name === 'POST /api/user/register');
  expect(request).toBeDefined();
  const below = spans.filter((span) => span.name === 'sql' && span.parentSpanId === request?.spanId);
  expect(below.length).toBeGreaterThan(5);
  expect(received.join('')).not.toContain(phoneNumber);
});
