import { Agent, get } from 'node:https';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cron, jobHandlers, sweeps } from '../../apps/server/src/composition/jobHandlers.ts';
import { changePriceOf } from '../support/changePriceOf.ts';
import { createRedis } from '../../apps/server/src/platform/redis/createRedis.ts';
import { startWorker } from '../../apps/server/src/platform/jobs/startWorker.ts';
import { startNginx } from '../../tools/bench/startNginx.ts';
import { buildApp } from '../../tools/lib/buildApp.ts';
import { waitForHttp } from '../../tools/lib/waitForHttp.ts';
import { type MadeProduct, makeProduct } from '../support/makeProduct.ts';
import { spawnServer } from '../support/spawnServer.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { watchLive } from '../support/watchLive.ts';

/**
 * The promise of product and architecture: a changed price is seen by every visitor within 5 seconds, all caches included.
 * The price is changed through one process; visitors look through nginx, as in production, at another one and at pages.
 */
const PROMISE_MS = 5000;

let shop: TestShop;
let product: MadeProduct;
let siteUrl: string;
let webUrl: string;
const undo: (() => Promise<unknown>)[] = [];
const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });

beforeAll(async () => {
  await buildApp('web');
  shop = await startTestShop();
  product = await makeProduct(shop.services.db, { priceFen: 10_137 });
  const { DATABASE_URL, REDIS_URL, REDIS_PREFIX } = shop.services.config;
  const env = {
    DATABASE_URL,
    REDIS_URL,
    REDIS_PREFIX,
    NODE_ENV: 'test',
    LOG_LEVEL: 'warn',
    REQUESTS_PER_MINUTE: '1000000',
    LIMIT_FACTOR: '1000',
  };
  const apiUrl = await startProcess('apps/server/src/entry/api.ts', '/readyz', env);
  const liveUrl = await startProcess('apps/server/src/entry/live.ts', '/readyz', env, 'LIVE_PORT');
  webUrl = await startProcess('apps/web/server/main.ts', '/healthz', { API_ORIGIN: apiUrl, LIVE_ORIGIN: liveUrl });
  const nginx = await startNginx({ webUrl, apiUrl, liveUrl });
  undo.unshift(nginx.stop);
  siteUrl = nginx.url;
}, 240_000);
afterAll(async () => {
  for (const work of undo) await work();
  agent.destroy();
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

async function startProcess(
  entry: string,
  probe: string,
  env: Record<string, string>,
  portName = 'PORT',
): Promise<string> {
  const port = await getPort();
  const { child, exited } = spawnServer(entry, { ...env, [portName]: String(port) });
  undo.unshift(() => {
    child.kill('SIGTERM');
    return exited;
  });
  const url = `http://127.0.0.1:${port}`;
  await waitForHttp(url + probe);
  return url;
}

async function read(path: string): Promise<string> {
  return await new Promise((resolve, reject) => {
    get(siteUrl + path, { agent }, (response) => {
      text(response).then(resolve, reject);
    }).on('error', reject);
  });
}

/** Where a visitor sees the price, in API answers as fen and on pages as yuan. */
function places(): string[] {
  return [
    `/api/product/detail?id=${product.id}`,
    '/api/resource/list?size=24',
    `/api/product/cards?ids=${product.id}`,
    `/product?id=${product.id}`,
    '/resource',
  ];
}

function shows(answer: string, priceFen: number): boolean {
  const text = answer.replaceAll(/<[^>]*>/g, '');
  return text.includes(`"priceFen":${priceFen}`) || text.includes(`¥${priceFen / 100}`);
}

/**
 * Visitors look at every place, all the time, while `change` happens. Answers when the old price was seen last at each
 * place, in milliseconds after the change was done.
 */
async function watchChange(
  oldFen: number,
  newFen: number,
  change: () => Promise<void>,
): Promise<Record<string, number>> {
  for (const path of places()) expect(shows(await read(path), oldFen), `${path} shows the old price`).toBe(true);
  const lastOld = new Map<string, number>();
  const seenNew = new Set<string>();
  let changedAtMs = Infinity;
  const isOver = () => performance.now() > changedAtMs + PROMISE_MS + 1500;
  const visit = async (path: string) => {
    while (!isOver()) {
      const askedAtMs = performance.now();
      const answer = await read(path);
      if (shows(answer, newFen)) seenNew.add(path);
      else lastOld.set(path, askedAtMs);
      await pause(10);
    }
  };
  const visitors = places().flatMap((path) => [visit(path), visit(path)]);
  await pause(1700); // in the middle of the time for which caches trust their answers
  await change();
  changedAtMs = performance.now();
  await Promise.all(visitors);
  expect([...seenNew].toSorted()).toEqual(places().toSorted());
  return Object.fromEntries(places().map((path) => [path, Math.max(0, (lastOld.get(path) ?? 0) - changedAtMs)]));
}

it('reaches every visitor within 5 seconds', async () => {
  const lastOldMs = await watchChange(10_137, 12_359, () =>
    changePriceOf(shop.services, {
      skuId: product.skuIds[0] ?? '',
      priceFen: 12_359,
      vipPriceFen: null,
      now: new Date(),
    }),
  );
  console.log('the old price was seen last (ms after the change):', lastOldMs);
  for (const [path, ms] of Object.entries(lastOldMs)) expect(ms, path).toBeLessThan(PROMISE_MS);
});

it('also when the process that changed it dies before it can tell the caches: the job tells them', async () => {
  const worker = await startWorker(shop.services, { handlers: jobHandlers, cron, sweeps });
  const { REDIS_PREFIX } = shop.services.config;
  const unreachable = createRedis({ url: 'redis://127.0.0.1:1', prefix: REDIS_PREFIX, log: shop.services.log });
  const lastOldMs = await watchChange(12_359, 14_783, () =>
    changePriceOf(
      { ...shop.services, redis: unreachable, cacheRedis: unreachable },
      { skuId: product.skuIds[0] ?? '', priceFen: 14_783, vipPriceFen: null, now: new Date() },
    ),
  );
  unreachable.disconnect();
  await worker.stop();
  console.log('told by the job alone (ms after the change):', lastOldMs);
  for (const [path, ms] of Object.entries(lastOldMs)) expect(ms, path).toBeLessThan(PROMISE_MS);
});

it('also where nobody has looked since: no cache hands out again what it kept before', async () => {
  for (const path of places()) expect(shows(await read(path), 14_783), `${path} shows the old price`).toBe(true);
  await changePriceOf(shop.services, {
    skuId: product.skuIds[0] ?? '',
    priceFen: 15_929,
    vipPriceFen: null,
    now: new Date(),
  });
  await pause(4500);
  for (const path of places()) expect(shows(await read(path), 15_929), `${path} shows the new price`).toBe(true);
});

it('reaches a page that follows the product live, behind nginx and without it, within seconds', async () => {
  const pages = await Promise.all([siteUrl, webUrl].map((origin) => watchLive(`${origin}/live/product/${product.id}`)));
  for (const page of pages) expect((await page.next())?.data).toMatchObject({ skus: [{ priceFen: 15_929 }] });
  const change = { skuId: product.skuIds[0] ?? '', priceFen: 16_333, vipPriceFen: null, now: new Date() };
  await changePriceOf(shop.services, change);
  const changedAtMs = performance.now();
  for (const page of pages) expect((await page.next())?.data).toMatchObject({ skus: [{ priceFen: 16_333 }] });
  expect(performance.now() - changedAtMs).toBeLessThan(PROMISE_MS);
  for (const page of pages) page.leave();
});
