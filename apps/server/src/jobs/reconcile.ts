import { businessDay, DAY_MS, HOUR_MS } from '@jiwu/kernel';
import { bookGatewayBill } from '../flows/payments/outside/bookGatewayBill.ts';
import { reconcileDay } from '../flows/payments/outside/reconcileDay.ts';
import { listDaysToBook, listDaysToReconcile, type OutsideGateway } from '../modules/money/payments/index.ts';
import { gatewayNames } from '../platform/gateways/createGateways.ts';
import type { ShopServices } from '../flows/ShopServices.ts';

/** Gateways keep their bills for so long. */
const KEPT_DAYS = 90;
/** From half past ten in Shanghai on, the statements of the day before are ready. */
const READY_MS = 10.5 * HOUR_MS;

/** The days of a gateway to be compared now: those that never were, the oldest first, then those that still differ. */
async function listDue(
  services: ShopServices,
  gateway: OutsideGateway,
): Promise<readonly { day: string; isNew: boolean }[]> {
  const now = services.clock().getTime();
  const today = businessDay(new Date(now - READY_MS));
  const comparedBefore = new Date(new Date(`${today}T00:00:00+08:00`).getTime() + READY_MS);
  const lastDay = businessDay(new Date(now - READY_MS - DAY_MS));
  return await listDaysToReconcile(services.db.read, { gateway, lastDay, comparedBefore });
}

/** Days whose statement should be compared by now and was not. */
export async function listUncompared(services: ShopServices, gateway: OutsideGateway): Promise<readonly string[]> {
  return (await listDue(services, gateway)).filter(({ isNew }) => isNew).map(({ day }) => day);
}

/**
 * Compares every day that was not compared yet, and once a day those of the last week that still differ: whenever it runs, it
 * makes up for missed runs. A failure of one gateway or day does not stop the others, is told, and is tried again. Then the fees and
 * settlements of the days that were compared are booked.
 */
export async function reconcile(services: ShopServices): Promise<void> {
  const reconcileAt = async (gateway: OutsideGateway): Promise<void> => {
    for (const { day } of await listDue(services, gateway)) {
      await reconcileDay(services, { gateway, day }).catch((error: unknown) => {
        services.log.warn({ err: error, gateway, day }, 'a day could not be reconciled');
      });
    }
    const keptSince = businessDay(new Date(services.clock().getTime() - KEPT_DAYS * DAY_MS));
    for (const day of await listDaysToBook(services.db.read, { gateway, keptSince })) {
      await bookGatewayBill(services, { gateway, day }).catch((error: unknown) => {
        services.log.warn({ err: error, gateway, day }, 'the bill of a day could not be booked');
      });
    }
  };
  await Promise.all(gatewayNames(services.gateways).map(reconcileAt));
}
