import type { Effort } from '../lib/Effort.ts';
import type { BenchStores } from './startBenchStores.ts';

/** What can be given to `pnpm bench` besides the name. */
export interface BenchOptions {
  /** Size of the large shop. */
  readonly products: number;
  /** Size of the large ledger. */
  readonly transfers: number;
  /** How many orders there are; several sizes are measured one after the other. */
  readonly orders: readonly number[];
  readonly effort: Effort;
  /** In a smoke run, the one filled shop that all benches share; else each bench prepares what it measures. */
  readonly shared: BenchStores | null;
}
