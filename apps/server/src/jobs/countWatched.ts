import { sql } from 'kysely';
import type { ShopServices } from '../flows/ShopServices.ts';
import { readWatchedPayments } from '../modules/money/payments/index.ts';
import { gatewayNames } from '../platform/gateways/createGateways.ts';
import { setFigure } from '../platform/telemetry/watchedFigures.ts';
import { listUncompared } from './reconcile.ts';

/** A sweep: counts what the alert rules watch, in the database, so that an alarm outlives the process that raised it. */
export async function countWatched(services: ShopServices): Promise<void> {
  const { db, clock } = services;
  const now = clock();
  const gateways = gatewayNames(services.gateways);
  for (const gateway of gateways) {
    const figures = await readWatchedPayments(db.read, { gateway, now });
    setFigure('payments_overdue_seconds', gateway, figures.paymentsOverdueSeconds);
    setFigure('refunds_overdue_seconds', gateway, figures.refundsOverdueSeconds);
    setFigure('reconciliation_days_failing', gateway, figures.failingDays);
    setFigure('gateway_bills_failing', gateway, figures.failingBills);
    setFigure('statement_differences_open', gateway, figures.openDifferences);
    setFigure('refunds_waiting', 'stuck', figures.stuck);
    setFigure('refunds_waiting', 'abnormal', figures.abnormal);
    setFigure('reconciliation_days_due', gateway, (await listUncompared(services, gateway)).length);
  }
  await countJobs(services, now);
}

async function countJobs({ db }: ShopServices, now: Date): Promise<void> {
  const { rows } = await sql<{ overdue: number; dead: number }>`
    select
      coalesce(extract(epoch from ${now} - min(run_at) filter (
        where run_at <= ${now} and locked_at is null and attempts < max_attempts)), 0)::float8 as overdue,
      count(*) filter (where attempts >= max_attempts) as dead
    from graphile_worker.jobs`.execute(db.read);
  setFigure('jobs_overdue_seconds', 'all', rows[0]?.overdue ?? 0);
  setFigure('jobs_dead', 'all', rows[0]?.dead ?? 0);
}
