import { createShopServices } from '../../apps/server/src/composition/createShopServices.ts';
import { readConfig } from '../../apps/server/src/platform/config/config.ts';
import { closeServices } from '../../apps/server/src/platform/services.ts';
import { buildApp } from '../lib/buildApp.ts';
import { createSupervisor } from '../lib/createSupervisor.ts';
import type { BenchOptions } from './BenchOptions.ts';
import type { BenchResult } from './BenchResult.ts';
import { makeWechatKeys, sendCallbacks, writeCallbacks } from './capacity/callbacks.ts';
import { cpuFor, type Parts } from './capacity/cpuFor.ts';
import { startCounted } from './capacity/startCounted.ts';
import { viewLive } from './capacity/viewLive.ts';
import { chooseGoods } from './checkout/chooseGoods.ts';
import { makeBuyers } from './checkout/makeBuyers.ts';
import { runCheckout } from './checkout/runCheckout.ts';
import { fetchFirstProduct, fetchProductIds } from './fetchFirstProduct.ts';
import { loadOf } from './Load.ts';
import { makeQueryMix } from './queryMix.ts';
import { runWrk } from './runWrk.ts';
import { startBenchShop } from './startBenchShop.ts';
import { startBenchStores } from './startBenchStores.ts';
import { makeScratchFolder } from './makeScratchFolder.ts';

/** A web server makes no more pages at once for one visitor. */
const PAGES_AT_ONCE = 6;

/**
 * The table of docs/scale.md: the CPU time, in ms, that PostgreSQL and whoever answers spend on one operation, with no cache that would answer
 * instead. How many a machine carries follows from it by division. Redis is not counted.
 */
export async function benchCapacity(interrupt: AbortSignal, options: BenchOptions): Promise<BenchResult[]> {
  const { effort } = options;
  const load = loadOf(effort);
  const supervisor = createSupervisor(interrupt);
  const dir = makeScratchFolder(supervisor);
  try {
    await buildApp('web');
    const shared = options.shared ?? (await startBenchStores(supervisor));
    const shop = await startBenchShop({ shared }, supervisor);
    const keys = makeWechatKeys();
    const services = createShopServices(readConfig(shop.env), 'bench');
    supervisor.onStop(() => closeServices(services));
    const postgres = shared.postgres.child.pid;
    const api = await startCounted(() => shop.startApi({ ...keys.server, CACHE: 'off', DATABASE_POOL: '16' }));
    const cached = await startCounted(() => shop.startApi());
    const web = await startCounted(() => shop.startWeb({ API_ORIGIN: cached.url, PAGE_CACHE: 'off' }));
    const live = await startCounted(() => shop.startLive());

    const results: BenchResult[] = [];
    const measure = async (operation: string, parts: Parts, work: () => Promise<number>) => {
      results.push(...tell(operation, await supervisor.guard(cpuFor(parts, work))));
    };
    const ask = async (url: string, paths: readonly string[], connections = load.connections) => {
      const asked = { paths, dir, headers: { 'Accept-Encoding': 'gzip' } };
      await runWrk(url, { ...asked, load: { connections, seconds: effort(3, 1) } }); // planned and compiled
      return async () => {
        const { perSecond } = await runWrk(url, { ...asked, load: { ...load, connections } });
        return perSecond * load.seconds;
      };
    };
    const { categoryId } = await fetchFirstProduct(api.url);
    const ids = await fetchProductIds(api.url, 60);
    const mix = await makeQueryMix(shared.databaseUrl, effort(300, 20));
    const pages = ids.map((id) => `/product?id=${id}`);
    const pageParts = { web: web.pid, api: cached.pid, postgres };
    const apiParts = { api: api.pid, postgres };
    const lists = [`/api/resource/list?category=${categoryId}&size=24`];
    const details = ids.map((id) => `/api/product/detail?id=${id}`);
    await measure('a page by SSR', pageParts, await ask(web.url, pages, Math.min(PAGES_AT_ONCE, load.connections)));
    await measure('a list of goods', apiParts, await ask(api.url, lists));
    await measure('the detail of one', apiParts, await ask(api.url, details));
    await measure('a search', apiParts, await ask(api.url, mix.search));

    const buyers = await makeBuyers(services, effort(400, 10));
    const [buyer] = buyers;
    if (!buyer) throw new Error('no buyers');
    const goods = await chooseGoods(services, buyer, effort(100, 5));
    const order = async () => (await runCheckout(api.url, { buyers, goods, load })).orders;
    await order();
    await measure('an order made and paid', apiParts, order);

    const callbacks = await writeCallbacks(services, { buyers, env: shop.env, keys });
    const warm = Math.floor(callbacks.length / 4);
    await sendCallbacks(api.url, callbacks.slice(0, warm));
    await measure('a callback of a gateway', apiParts, () => sendCallbacks(api.url, callbacks.slice(warm)));

    const watch = { viewers: effort(5000, 50), seconds: effort(30, 2), changes: effort(3, 1) };
    const parts = { live: live.pid, postgres };
    const viewed = await viewLive(services, { liveUrl: live.url, parts, ...watch }, supervisor);
    results.push(...tell('one live viewer for a minute', viewed));
    return results;
  } finally {
    await supervisor.stop();
  }
}

function tell(operation: string, spent: Record<string, number>): BenchResult[] {
  return Object.entries(spent).map(([part, ms]) => ({
    bench: `capacity: ${operation}, CPU of ${part}`,
    figure: Number(ms.toFixed(3)),
    unit: 'ms',
    bare: null,
    ratio: null,
    target: '-',
    pass: true,
  }));
}
