import { createSupervisor } from '../lib/createSupervisor.ts';
import { startRedis } from '../lib/startRedis.ts';
import type { BenchOptions } from './BenchOptions.ts';
import type { BenchResult } from './BenchResult.ts';
import { measureLatency } from './measureLatency.ts';
import { openPostgres, type ShopOnDisk } from './openPostgres.ts';
import { prepareCatalogue } from './prepareCatalogue.ts';
import { productionEnvironment } from './productionEnvironment.ts';
import { makeDetails, makeQueryMix, type QueryMix } from './queryMix.ts';
import { startApi } from './startBenchShop.ts';
import { makeScratchFolder } from './makeScratchFolder.ts';

const SMALL = 10_000;
const kinds = ['search', 'list', 'detail'] as const;
type Figures = Record<(typeof kinds)[number], number>;

/**
 * Growth of search, list and detail with the shop: the 99th percentile over a fixed mix of queries at 10,000 products and at
 * --products (1,000,000), cache off, PostgreSQL just started. Best of 3, in turn.
 */
export async function benchSearch(interrupt: AbortSignal, options: BenchOptions): Promise<BenchResult[]> {
  const supervisor = createSupervisor(interrupt);
  try {
    const redis = await startRedis();
    supervisor.onStop(redis.stop);
    const storageDir = makeScratchFolder(supervisor);
    const env = productionEnvironment({ databaseUrl: 'postgres://later', redisUrl: redis.url, storageDir });
    const { effort, shared } = options;
    const shopOf = async (products: number): Promise<ShopOnDisk> =>
      shared ? { shared } : { dir: await prepareCatalogue(products, env, supervisor) };
    const shops = { small: await shopOf(SMALL), large: await shopOf(options.products) };
    let mix: QueryMix | null = null;
    const best: { small: Figures; large: Figures } = { small: endless(), large: endless() };
    for (let round = 0; round < effort(3, 1); round += 1) {
      for (const size of ['small', 'large'] as const) {
        const input = { shop: shops[size], env, mix, queries: effort(2000, 100) };
        const figures = await measureShop(input, interrupt);
        mix ??= figures.mix;
        for (const kind of kinds) best[size][kind] = Math.min(best[size][kind], figures.p99Ms[kind]);
      }
    }
    return kinds.map((kind) => {
      const ratio = Number((best.large[kind] / best.small[kind]).toFixed(2));
      return {
        bench: `${kind} p99 at ${options.products} products`,
        figure: Number(best.large[kind].toFixed(2)),
        unit: 'ms',
        bare: Number(best.small[kind].toFixed(2)),
        ratio,
        target: `<= 1.5 of the p99 at ${SMALL}`,
        pass: ratio <= 1.5,
      };
    });
  } finally {
    await supervisor.stop();
  }
}

function endless(): Figures {
  return { search: Infinity, list: Infinity, detail: Infinity };
}

async function measureShop(
  input: { shop: ShopOnDisk; env: Record<string, string>; mix: QueryMix | null; queries: number },
  interrupt: AbortSignal,
): Promise<{ mix: QueryMix; p99Ms: Figures }> {
  const supervisor = createSupervisor(interrupt);
  try {
    const { shop, env, queries } = input;
    const server = await openPostgres(shop, { fsync: false }, supervisor);
    const databaseUrl = await server.createDatabase('jiwu');
    const mix = input.mix ?? (await makeQueryMix(databaseUrl, queries));
    const paths = { ...mix, detail: await makeDetails(databaseUrl, queries) };
    const url = await startApi({ ...env, DATABASE_URL: databaseUrl, CACHE: 'off' }, supervisor);
    const p99Ms = endless();
    for (const kind of kinds) p99Ms[kind] = await measureLatency(url, paths[kind]);
    return { mix, p99Ms };
  } finally {
    await supervisor.stop();
  }
}
