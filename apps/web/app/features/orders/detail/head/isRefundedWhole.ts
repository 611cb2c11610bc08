import type { Order } from '../../orderQueries.ts';

type Facts = Pick<Order, 'state' | 'lines' | 'refundedFen'>;

/** All of the goods of a completed order were refunded: nothing is left to thank for. */
export function isRefundedWhole({ state, lines, refundedFen }: Facts): boolean {
  return state === 'completed' && refundedFen > 0 && lines.every((line) => line.refundedQuantity === line.quantity);
}
