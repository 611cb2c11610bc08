import { createSupervisor } from '../lib/createSupervisor.ts';
import type { BenchOptions } from './BenchOptions.ts';
import type { BenchResult } from './BenchResult.ts';
import { measureLatency } from './measureLatency.ts';
import { clearOffers, fillOffers } from './openBox/fillOffers.ts';
import { makeOfferMix } from './openBox/makeOfferMix.ts';
import { startApi } from './startBenchShop.ts';
import { startBenchStores } from './startBenchStores.ts';

const SMALL = 1000;
const LARGE = 100_000;

/**
 * Growth of the list of opened units: the 99th percentile over a fixed mix of filters and sorts at 1,000 units and at 100,000,
 * cache off. Best of 3.
 */
export async function benchOpenBox(interrupt: AbortSignal, { effort, shared }: BenchOptions): Promise<BenchResult[]> {
  const supervisor = createSupervisor(interrupt);
  try {
    const { env, databaseUrl } = shared ?? (await startBenchStores(supervisor));
    const paths = await makeOfferMix(databaseUrl, effort(2000, 100));
    const url = await startApi({ ...env, CACHE: 'off' }, supervisor);
    const large = effort(LARGE, 2 * SMALL);
    const best: number[] = [];
    try {
      for (const units of [SMALL, large]) {
        await fillOffers(databaseUrl, units);
        best.push(await bestP99(url, { paths, rounds: effort(3, 1) }));
      }
    } finally {
      // A smoke run shares the shop with other benches, which look whether all of it agrees.
      await clearOffers(databaseUrl);
    }
    const [small = Number.NaN, grown = Number.NaN] = best;
    const ratio = Number((grown / small).toFixed(2));
    return [
      {
        bench: `openBox list p99 at ${large} units`,
        figure: Number(grown.toFixed(2)),
        unit: 'ms',
        bare: Number(small.toFixed(2)),
        ratio,
        target: `<= 1.5 of the p99 at ${SMALL}`,
        pass: ratio <= 1.5,
      },
    ];
  } finally {
    await supervisor.stop();
  }
}

async function bestP99(url: string, { paths, rounds }: { paths: readonly string[]; rounds: number }): Promise<number> {
  let best = Infinity;
  for (let round = 0; round < rounds; round += 1) best = Math.min(best, await measureLatency(url, paths));
  return best;
}
