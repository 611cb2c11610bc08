import { createSupervisor } from '../lib/createSupervisor.ts';
import { smokeEffort } from '../lib/Effort.ts';
import { benches } from './benches.ts';
import type { BenchResult } from './BenchResult.ts';
import { startBenchStores } from './startBenchStores.ts';

const ORDERS = 1000;
const SIZES = { products: 300, transfers: 2000, orders: [ORDERS] };

/**
 * Runs the named benches for a second each, over one small shop that they share. No target is judged: a bench passes when it comes to its
 * end and every figure is a number, so that a figure can be had at any commit. Answers how many failed.
 */
export async function smokeBenches(interrupt: AbortSignal, names: readonly string[]): Promise<number> {
  const supervisor = createSupervisor(interrupt);
  let failed = 0;
  try {
    const shared = await startBenchStores(supervisor, ['--orders', String(ORDERS)]);
    for (const name of names) {
      const began = performance.now();
      const problem = await smokeOne(name, () =>
        supervisor.guard(benches[name]?.(interrupt, { ...SIZES, effort: smokeEffort, shared }) ?? Promise.resolve([])),
      );
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      console.log(
        `[bench] ${problem === null ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)${problem === null ? '' : `: ${problem}`}`,
      );
      if (problem !== null) failed += 1;
    }
  } finally {
    await supervisor.stop();
  }
  console.log(`${names.length - failed} passed, ${failed} failed`);
  return failed;
}

/** Why it does not work, if it does not. */
async function smokeOne(name: string, run: () => Promise<BenchResult[]>): Promise<string | null> {
  try {
    const results = await run();
    if (results.length === 0) return `${name} measured nothing`;
    const wrong = results.find(({ figure }) => !Number.isFinite(figure) || figure < 0);
    return wrong ? JSON.stringify(wrong) : null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
