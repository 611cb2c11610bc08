import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSupervisor } from '../lib/createSupervisor.ts';
import { startPostgres } from '../lib/startPostgres.ts';
import { startRedis } from '../lib/startRedis.ts';
import type { BenchOptions } from './BenchOptions.ts';
import type { BenchResult } from './BenchResult.ts';
import { measureLatency } from './measureLatency.ts';
import { prepareCatalogue } from './prepareCatalogue.ts';
import { productionEnvironment } from './productionEnvironment.ts';
import { makeDetails, makeQueryMix, type QueryMix } from './queryMix.ts';
import { startApi } from './startBenchShop.ts';

const SMALL = 10_000;
const ROUNDS = 3;
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
    const storageDir = mkdtempSync(path.join(tmpdir(), 'jiwu-bench-files-'));
    const env = productionEnvironment({ databaseUrl: 'postgres://later', redisUrl: redis.url, storageDir });
    const small = await prepareCatalogue(SMALL, env, supervisor);
    const large = await prepareCatalogue(options.products, env, supervisor);
    let mix: QueryMix | null = null;
    const best: { small: Figures; large: Figures } = { small: endless(), large: endless() };
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [size, dir] of Object.entries({ small, large }) as ['small' | 'large', string][]) {
        const figures = await measureShop(dir, env, mix, interrupt);
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
  dir: string,
  env: Record<string, string>,
  known: QueryMix | null,
  interrupt: AbortSignal,
): Promise<{ mix: QueryMix; p99Ms: Figures }> {
  const supervisor = createSupervisor(interrupt);
  try {
    const server = await startPostgres({ dir, persistent: true, fsync: false });
    supervisor.onStop(server.stop);
    const databaseUrl = await server.createDatabase('jiwu');
    const mix = known ?? (await makeQueryMix(databaseUrl));
    const paths = { ...mix, detail: await makeDetails(databaseUrl) };
    const url = await startApi({ ...env, DATABASE_URL: databaseUrl, CACHE: 'off' }, supervisor);
    const p99Ms = endless();
    for (const kind of kinds) p99Ms[kind] = await measureLatency(url, paths[kind]);
    return { mix, p99Ms };
  } finally {
    await supervisor.stop();
  }
}
