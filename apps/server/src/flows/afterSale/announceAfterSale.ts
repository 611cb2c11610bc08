import type { Services } from '../../platform/services.ts';
import { announceNotice } from '../announceNotice.ts';
import { announceOrder } from '../announceOrder.ts';
import { announceStock } from '../orders/announceStock.ts';
import type { Settled } from './settleAfterSale.ts';

/** After the commit: whoever watches the order, the notices or the goods looks again. */
export async function announceAfterSale(services: Services, { afterSale, moved }: Settled): Promise<void> {
  await announceOrder(services, afterSale.orderId);
  await announceNotice(services, afterSale.userId);
  await announceStock(services, moved);
}
