import type { Services } from '../services.ts';
import { recordSweep, watchSweep } from '../telemetry/sweepMetrics.ts';
import { every } from './every.ts';

/**
 * No deadline hangs on a job alone: a sweep finds overdue rows in the tables themselves and queues their work again. Running it
 * twice, or on two workers at once, must do no harm.
 */
export interface Sweep<S extends Services = Services> {
  readonly name: string;
  /** Pause between two runs; half a minute unless given. */
  readonly periodMs?: number;
  readonly run: (services: S) => Promise<void>;
}

const PERIOD_MS = 30_000;

export function startSweeps<S extends Services>(services: S, sweeps: readonly Sweep<S>[]): { stop: () => void } {
  const timers = sweeps.map(({ name, periodMs = PERIOD_MS, run }) => {
    watchSweep(name, periodMs);
    return every(services.log, `sweep ${name}`, periodMs, async () => {
      try {
        await run(services);
        recordSweep(name, 'succeeded');
      } catch (error) {
        recordSweep(name, 'failed');
        throw error;
      }
    });
  });
  return { stop: () => timers.forEach((timer) => timer.stop()) };
}
