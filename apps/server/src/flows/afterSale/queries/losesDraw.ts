import { rules } from '@jiwu/contract';
import type { Order } from '../../../modules/trade/orders/index.ts';

/** Whether too little stays paid for the draw that a completed order gave. */
export function losesDraw({ payFen }: Pick<Order, 'payFen'>, refundedFen: number): boolean {
  const least = rules.draw.orderFromFen;
  return payFen >= least && payFen - refundedFen < least;
}
