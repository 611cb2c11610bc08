import type { Order } from '../orderQueries.ts';

/** Whether the gateway has not yet said that some of the money is back. */
export function isRefundOnItsWay(afterSales: readonly Pick<Order['afterSales'][number], 'state'>[]): boolean {
  return afterSales.some(({ state }) => state === 'refunding');
}
