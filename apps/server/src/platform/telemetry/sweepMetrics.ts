import { Counter, Gauge } from 'prom-client';
import { registry } from './registry.ts';

const period = new Gauge({
  name: 'sweep_period_seconds',
  help: 'Pause between two runs of a sweep',
  labelNames: ['sweep'],
  registers: [registry],
});

const succeeded = new Gauge({
  name: 'sweep_last_success_timestamp_seconds',
  help: 'When a sweep was last through; at first, when it began',
  labelNames: ['sweep'],
  registers: [registry],
});

const failures = new Counter({
  name: 'sweep_failures_total',
  help: 'Runs of a sweep that failed',
  labelNames: ['sweep'],
  registers: [registry],
});

/** A sweep is there: its figures begin now, so that one that never comes through is late, too, and the first failure is seen. */
export function watchSweep(sweep: string, periodMs: number): void {
  period.set({ sweep }, periodMs / 1000);
  succeeded.setToCurrentTime({ sweep });
  failures.inc({ sweep }, 0);
}

export function recordSweep(sweep: string, outcome: 'succeeded' | 'failed'): void {
  if (outcome === 'failed') failures.inc({ sweep });
  else succeeded.setToCurrentTime({ sweep });
}
