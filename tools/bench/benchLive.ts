import { createSupervisor } from '../lib/createSupervisor.ts';
import type { BenchOptions } from './BenchOptions.ts';
import type { BenchResult } from './BenchResult.ts';
import { measureLive } from './live/measureLive.ts';
import { startBenchShop } from './startBenchShop.ts';

/** One live page with ten thousand viewers. */
export async function benchLive(interrupt: AbortSignal, options: BenchOptions): Promise<BenchResult[]> {
  const supervisor = createSupervisor(interrupt);
  try {
    const { env } = await startBenchShop(options, supervisor);
    return await measureLive(env, options.effort, supervisor);
  } finally {
    await supervisor.stop();
  }
}
