import getPort from 'get-port';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cron, jobHandlers, sweeps } from '../../apps/server/src/composition/jobHandlers.ts';
import { sandboxSmsTemplates } from '../../apps/server/src/platform/config/smsTemplates.ts';
import { startWorker } from '../../apps/server/src/platform/jobs/startWorker.ts';
import { changePriceOf } from '../support/changePriceOf.ts';
import { createShopClient } from '../support/createShopClient.ts';
import { must } from '../support/makeBuyer.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { spawnServer } from '../support/spawnServer.ts';
import { startExport } from '../support/startExport.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { watchLive } from '../support/watchLive.ts';
import { freshSecrets } from '../../tools/lib/productionSecrets.ts';
import { waitForHttp } from '../../tools/lib/waitForHttp.ts';

const API = 'apps/server/src/entry/api.ts';
const secrets = { ...freshSecrets().server, ALLOW_SANDBOX: 'true' };
/** Codes that an operator was given for its templates. */
const templates = Object.fromEntries(Object.keys(sandboxSmsTemplates).map((name) => [name, 'SMS_463170001']));

let shop: TestShop;
let stores: Record<string, string>;
beforeAll(async () => {
  shop = await startTestShop();
  const { DATABASE_URL, REDIS_URL, REDIS_PREFIX } = shop.services.config;
  stores = { DATABASE_URL, REDIS_URL, REDIS_PREFIX };
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

describe('the api process', () => {
  it('refuses to start in production with a default secret, and says which', async () => {
    const { exited, output } = spawnServer(API, {
      ...stores,
      NODE_ENV: 'production',
      ...secrets,
      SEAL_SECRET: 'development-seal-secret-0123456789abcdef',
    });
    expect(await exited).not.toBe(0);
    expect(output()).toContain('SEAL_SECRET');
    expect(output()).not.toContain('TOKEN_SECRET');
  });

  it('refuses to reach SMS and WeChat over plain http in production, which is what it runs in unless told otherwise', async () => {
    const { ALLOW_SANDBOX: _, ...strict } = secrets;
    const { exited, output } = spawnServer(API, { ...stores, ...strict, ...templates });
    expect(await exited).not.toBe(0);
    expect(output()).toContain('https');
  });

  it.each([API, 'apps/server/src/entry/worker.ts', 'apps/server/src/entry/live.ts', 'apps/web/server/main.ts'])(
    '%s refuses to start in another time zone',
    async (entry) => {
      const { exited, output } = spawnServer(entry, { ...stores, NODE_ENV: 'test', TZ: 'Europe/Berlin' });
      expect(await exited).not.toBe(0);
      expect(output()).toContain('TZ=Asia/Shanghai');
    },
  );

  it('names every wrong setting at once', async () => {
    const { exited, output } = spawnServer(API, { PORT: 'eighty', DATABASE_URL: 'mysql://x' });
    expect(await exited).not.toBe(0);
    for (const name of ['PORT', 'DATABASE_URL', 'REDIS_URL']) expect(output()).toContain(name);
  });

  it('serves no API page in production, and answers what it has begun before it stops', async () => {
    const port = String(await getPort());
    const server = spawnServer(API, { ...stores, ...secrets, NODE_ENV: 'production', PORT: port, LOG_LEVEL: 'info' });
    const origin = `http://127.0.0.1:${port}`;
    const ready = () =>
      fetch(`${origin}/readyz`).then(
        (response) => response.status,
        () => 0,
      );
    await expect.poll(ready).toBe(200);
    expect((await fetch(`${origin}/api/docs`)).status).toBe(404);
    expect((await fetch(`${origin}/metrics`)).status).toBe(200);

    const logins = Array.from({ length: 12 }, (_, index) =>
      fetch(`${origin}/api/user/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', anonymous: 'process-test-browser' },
        body: JSON.stringify({ account: `nobody${index}`, password: 'a secret guess' }),
      }),
    );
    await expect.poll(() => server.output().includes('refused')).toBe(true); // the first is answered, others wait their turn
    server.child.kill('SIGTERM');
    expect((await Promise.all(logins)).map((response) => response.status)).toEqual(Array(12).fill(422));
    expect(await server.exited).toBe(0);
    expect(server.output()).not.toContain('a secret guess');
  });
});

describe('the live process', () => {
  const LIVE = 'apps/server/src/entry/live.ts';

  it('knows no secret, tells guests, and ends its streams before it stops', async () => {
    const port = String(await getPort());
    const server = spawnServer(LIVE, { ...stores, NODE_ENV: 'production', LIVE_PORT: port });
    const origin = `http://127.0.0.1:${port}`;
    await waitForHttp(`${origin}/readyz`, 15_000);
    const product = await makeProduct(shop.services.db, { priceFen: 5_900 });
    const page = await watchLive(`${origin}/live/product/${product.id}`);
    expect((await page.next())?.data).toMatchObject({ skus: [{ priceFen: 5_900 }] });
    const skuId = product.skuIds[0] ?? '';
    await changePriceOf(shop.services, { skuId, priceFen: 6_100, vipPriceFen: null, now: new Date() });
    expect((await page.next())?.data).toMatchObject({ skus: [{ priceFen: 6_100 }] });
    server.child.kill('SIGTERM');
    expect(await page.next()).toBeUndefined();
    expect(await server.exited).toBe(0);
  });

  it('names every wrong setting at once', async () => {
    const { exited, output } = spawnServer(LIVE, { LIVE_PORT: 'eighty', LIVE_TOTAL: '0', DATABASE_URL: 'mysql://x' });
    expect(await exited).not.toBe(0);
    for (const name of ['LIVE_PORT', 'LIVE_TOTAL', 'DATABASE_URL', 'REDIS_URL']) expect(output()).toContain(name);
  });
});

describe('the worker process', () => {
  it('killed in the middle of a job, has it finished by another worker, once', async () => {
    const client = createShopClient(shop);
    await client.register();
    const stuck = spawnServer('tests/support/stuckWorker.ts', { ...stores, NODE_ENV: 'test' });
    await expect.poll(stuck.output).toContain('working');
    must(await startExport(client));
    await expect.poll(stuck.output).toContain('holding a job');
    stuck.child.kill('SIGKILL');
    await stuck.exited;

    // Half a minute passes, as far as the database can tell.
    await shop.services.db.transact(async (tx) => {
      await sql`update graphile_worker._private_jobs set locked_at = locked_at - interval '31 seconds' where locked_by is not null`.execute(
        tx,
      );
      await sql`update worker_heartbeats set beat_at = beat_at - interval '31 seconds'`.execute(tx);
    });
    const worker = await startWorker(shop.services, { handlers: jobHandlers, cron, sweeps });
    const state = async () => ((await client.call('userExport')).data as { latest: { state: string } }).latest.state;
    await expect.poll(state).toBe('ready');
    await worker.stop();
    const { rows } = await sql`select from graphile_worker.jobs where task_identifier = 'exportUserData'`.execute(
      shop.services.db.read,
    );
    expect(rows).toHaveLength(0);
  });

  it('has a port for probes and metrics, with what the alert rules watch', async () => {
    const port = String(await getPort());
    const { child, exited } = spawnServer('apps/server/src/entry/worker.ts', {
      ...stores,
      NODE_ENV: 'test',
      WORKER_PORT: port,
    });
    const url = `http://127.0.0.1:${port}`;
    await waitForHttp(`${url}/readyz`);
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ alive: true });
    expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({ ready: true, database: true });
    expect((await fetch(`${url}/api/user/self`)).status).toBe(404);
    const metrics = async () => await (await fetch(`${url}/metrics`)).text();
    await expect.poll(metrics).toContain('refunds_waiting{state="stuck"} 0');
    const text = await metrics();
    for (const name of [
      'alarms_total{event="payment.captureRefused"} 0',
      'sweep_last_success_timestamp_seconds{sweep="orders nobody paid"}',
      'payments_overdue_seconds{gateway="wechat"}',
      'reconciliation_days_due{gateway="alipay"}',
      'jobs_overdue_seconds{queue="all"}',
      'database_pool_connections{pool="write",state="waiting"} 0',
      'process_resident_memory_bytes',
    ]) {
      expect(text).toContain(name);
    }
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
  });

  it('an export whose job was lost is found by the sweep', async () => {
    const client = createShopClient(shop);
    await client.register();
    must(await startExport(client));
    await shop.services.db.transact((tx) => sql`delete from graphile_worker._private_jobs`.execute(tx));
    shop.advance(2 * 60_000 + 1000);
    const worker = await startWorker(shop.services, { handlers: jobHandlers, cron, sweeps });
    const done = async () => {
      const { rows } = await sql`select from data_exports where state = 'preparing'`.execute(shop.services.db.read);
      return rows.length;
    };
    await expect.poll(done).toBe(0);
    await worker.stop();
  });
});
