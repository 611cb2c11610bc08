import { announceProduct } from '../flows/announceProduct.ts';
import { exportUserData } from '../flows/exportUserData.ts';
import { rankProducts } from '../jobs/rankProducts.ts';
import { sweepExpired } from '../jobs/sweepExpired.ts';
import { requeueOverdueExports } from '../modules/identity/index.ts';
import type { JobHandlers } from '../platform/jobs/startWorker.ts';
import type { Sweep } from '../platform/jobs/sweeps.ts';

/** A handler for every job: the compiler demands each. */
export const jobHandlers: JobHandlers = {
  exportUserData,
  announceProduct,
  rankProducts,
  sweepExpired,
};

/** Minute, hour, day, month, weekday (UTC); the job's name. */
export const cron = ['17 * * * * sweepExpired', '41 19 * * * rankProducts'].join('\n');

export const sweeps: readonly Sweep[] = [{ name: 'overdue exports', run: requeueOverdueExports }];
