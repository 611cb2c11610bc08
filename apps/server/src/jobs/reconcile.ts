import { rules } from '@jiwu/contract';
import { businessDay } from '@jiwu/kernel';
import { reconcileDay } from '../flows/reconcileDay.ts';
import { listDaysToReconcile, type OutsideGateway } from '../modules/payments/index.ts';
import type { Services } from '../platform/services.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** From half past ten in Shanghai on, the statements of the day before are ready. */
const READY_MS = 10.5 * 60 * 60 * 1000;
const DAYS = 7;

/**
 * Compares every day of the last week that nobody has compared yet, and once a day those that still differ: whenever it
 * runs, it makes up for what was missed. One gateway or day that fails does not keep the others, and is tried again.
 */
export async function reconcile(services: Services): Promise<void> {
  const now = services.clock().getTime();
  const today = businessDay(new Date(now - READY_MS));
  const comparedBefore = new Date(new Date(`${today}T00:00:00+08:00`).getTime() + READY_MS);
  const lastDay = businessDay(new Date(now - READY_MS - DAY_MS));
  const reconcileAt = async (gateway: OutsideGateway): Promise<void> => {
    const days = await listDaysToReconcile(services.db.read, { gateway, lastDay, days: DAYS, comparedBefore });
    for (const day of days) {
      await reconcileDay(services, { gateway, day }).catch((error: unknown) => {
        services.log.warn({ err: error, gateway, day }, 'a day could not be reconciled');
      });
    }
  };
  await Promise.all(rules.payment.outsideGateways.map(reconcileAt));
}
