import type { Order } from '../../modules/orders/index.ts';
import type { MovedSku } from '../../modules/stock/index.ts';
import type { Services } from '../../platform/services.ts';
import { announceNotice } from '../announceNotice.ts';
import { announceOrder } from '../announceOrder.ts';
import { announceStock } from './announceStock.ts';

/** After the commit: pages look again. */
export async function tellClosed(
  services: Services,
  { order, moved }: { order: Order; moved: readonly MovedSku[] },
): Promise<void> {
  await announceOrder(services, order.id);
  await announceNotice(services, order.userId);
  await announceStock(services, moved);
}
