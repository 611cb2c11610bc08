import type { Services } from '../services.ts';
import { every } from './every.ts';

/**
 * No deadline hangs on a job alone: a sweep finds what is overdue in the tables themselves and sets it going again.
 * Running one twice, or on two workers at once, must do no harm.
 */
export interface Sweep {
  readonly name: string;
  /** How long it rests between two runs; half a minute unless it is said. */
  readonly periodMs?: number;
  readonly run: (services: Services) => Promise<void>;
}

const PERIOD_MS = 30_000;

export function startSweeps(services: Services, sweeps: readonly Sweep[]): { stop: () => void } {
  const timers = sweeps.map((sweep) =>
    every(services.log, `sweep ${sweep.name}`, sweep.periodMs ?? PERIOD_MS, () => sweep.run(services)),
  );
  return { stop: () => timers.forEach((timer) => timer.stop()) };
}
