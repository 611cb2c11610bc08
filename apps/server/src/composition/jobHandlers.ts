import { announceProduct } from '../flows/announceProduct.ts';
import { exportUserData } from '../flows/exportUserData.ts';
import { askDuePayments } from '../jobs/askDuePayments.ts';
import { rankProducts } from '../jobs/rankProducts.ts';
import { reconcile } from '../jobs/reconcile.ts';
import { sendDueRefunds } from '../jobs/sendDueRefunds.ts';
import { sweepExpired } from '../jobs/sweepExpired.ts';
import { requeueOverdueExports } from '../modules/identity/index.ts';
import { closeExpiredRecharges } from '../modules/wallet/index.ts';
import type { JobHandlers } from '../platform/jobs/startWorker.ts';
import type { Sweep } from '../platform/jobs/sweeps.ts';

/** A handler for every job: the compiler demands each. */
export const jobHandlers: JobHandlers = {
  exportUserData,
  announceProduct,
  rankProducts,
  reconcile,
  sweepExpired,
};

/** Minute, hour, day, month, weekday (UTC); the job's name. */
export const cron = ['17 * * * * sweepExpired', '41 19 * * * rankProducts', '30 2 * * * reconcile'].join('\n');

export const sweeps: readonly Sweep[] = [
  { name: 'overdue exports', run: requeueOverdueExports },
  { name: 'payments to ask about', periodMs: 5000, run: (services) => askDuePayments(services) },
  { name: 'refunds to send', periodMs: 5000, run: (services) => sendDueRefunds(services) },
  { name: 'recharges nobody paid', run: closeExpiredRecharges },
];
