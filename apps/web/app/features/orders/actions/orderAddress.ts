import type { Order } from '@jiwu/contract';
import { orderPage } from '../../../shared/orders/sections/orderPage.ts';

type Named = Pick<Order, 'id' | 'kind'>;

/** An order's own page. */
export function orderAddress(order: Named): string {
  return orderPage(order, 'detail');
}

/** The order's address with a drawer open: a link or a reload opens the same drawer. */
export const drawerAddress = {
  /** Pieces that have not been sent: refunded at once. */
  refund: (order: Named) => `${orderAddress(order)}&afterSale=refund`,
  /** Pieces that have been sent. */
  apply: (order: Named) => `${orderAddress(order)}&afterSale=apply`,
  afterSale: (order: Named, afterSaleId: string) => `${orderAddress(order)}&afterSale=${afterSaleId}`,
  review: (order: Named, lineId = 'next') => `${orderAddress(order)}&review=${lineId}`,
};
