import { Gauge } from 'prom-client';
import { registry } from './registry.ts';

/**
 * What the alert rules watch and the database knows: counted there, so that it survives the process that raised an alarm. By name,
 * with what it says; each has one label at most.
 */
const described = {
  refunds_waiting: { help: 'Refunds that wait for a person, by state: stuck, abnormal', label: 'state' },
  refunds_overdue_seconds: { help: 'How long the refund that is due longest waits to be sent', label: 'gateway' },
  payments_overdue_seconds: {
    help: 'How long the payment that is due longest waits to be asked about',
    label: 'gateway',
  },
  reconciliation_days_due: { help: 'Days whose statement should be compared and is not', label: 'gateway' },
  reconciliation_days_failing: { help: 'Days whose last comparison failed', label: 'gateway' },
  statement_differences_open: { help: 'Lines in which statement and books do not agree', label: 'gateway' },
  gateway_bills_failing: { help: 'Bills of fees and settlements that could not be booked', label: 'gateway' },
  jobs_overdue_seconds: { help: 'How long the job that is due longest waits for a worker', label: 'queue' },
  jobs_dead: { help: 'Jobs that failed for the last time', label: 'queue' },
} as const satisfies Record<string, { readonly help: string; readonly label: string }>;

export type WatchedFigure = keyof typeof described;

const gauges = Object.fromEntries(
  Object.entries(described).map(([name, { help, label }]) => [
    name,
    new Gauge({ name, help, labelNames: [label], registers: [registry] }),
  ]),
) as unknown as Readonly<Record<WatchedFigure, Gauge>>;

export function setFigure(name: WatchedFigure, of: string, value: number): void {
  gauges[name].set({ [described[name].label]: of }, value);
}
