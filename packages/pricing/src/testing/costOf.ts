import type { OrderPrice } from '../result/OrderPrice.ts';

/** Money and integral together: the buyer's real cost. */
export function costOf({ payFen, discounts }: OrderPrice): number {
  return payFen + (discounts.find(({ rule }) => rule === 'integral')?.amountFen ?? 0);
}
