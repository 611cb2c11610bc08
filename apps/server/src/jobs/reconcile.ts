import { businessDay, DAY_MS, HOUR_MS } from '@jiwu/kernel';
import { reconcileDay } from '../flows/payments/outside/reconcileDay.ts';
import { listDaysToReconcile, type OutsideGateway } from '../modules/money/payments/index.ts';
import { gatewayNames } from '../platform/gateways/createGateways.ts';
import type { ShopServices } from '../flows/ShopServices.ts';

/** From half past ten in Shanghai on, the statements of the day before are ready. */
const READY_MS = 10.5 * HOUR_MS;

/**
 * Compares every day that was not compared yet, and once a day those of the last week that still differ: whenever it runs, it
 * makes up for missed runs. A failure of one gateway or day does not stop the others, is told, and is tried again.
 */
export async function reconcile(services: ShopServices): Promise<void> {
  const now = services.clock().getTime();
  const today = businessDay(new Date(now - READY_MS));
  const comparedBefore = new Date(new Date(`${today}T00:00:00+08:00`).getTime() + READY_MS);
  const lastDay = businessDay(new Date(now - READY_MS - DAY_MS));
  const reconcileAt = async (gateway: OutsideGateway): Promise<void> => {
    const days = await listDaysToReconcile(services.db.read, { gateway, lastDay, comparedBefore });
    for (const day of days) {
      await reconcileDay(services, { gateway, day }).catch((error: unknown) => {
        services.log.warn({ err: error, gateway, day }, 'a day could not be reconciled');
      });
    }
  };
  await Promise.all(gatewayNames(services.gateways).map(reconcileAt));
}
