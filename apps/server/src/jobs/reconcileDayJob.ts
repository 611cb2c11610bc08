import { reconcileDay } from '../flows/payments/outside/reconcileDay.ts';
import type { OutsideGateway } from '../modules/money/payments/index.ts';
import type { ShopServices } from '../flows/ShopServices.ts';

/** One day that finance wants compared again. A failure is told and kept with the day; the next sweep tries it again. */
export async function reconcileDayJob(
  services: ShopServices,
  { gateway, day }: { readonly gateway: OutsideGateway; readonly day: string },
): Promise<void> {
  await reconcileDay(services, { gateway, day }).catch((error: unknown) => {
    services.log.warn({ err: error, gateway, day }, 'a day could not be reconciled');
  });
}
