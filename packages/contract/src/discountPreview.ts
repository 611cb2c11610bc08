import { z } from 'zod';
import { count, fen } from './productCard.ts';

/** What a discount would have come to on orders that were paid. */
export const discountPreview = z.strictObject({
  /** Business days, both included. */
  fromDay: z.iso.date(),
  toDay: z.iso.date(),
  orders: count,
  buyers: count,
  /** What these orders were paid with. */
  paidFen: fen,
  /** What it would have taken off them, and how much more than the discount that they had in its place. */
  offFen: fen,
  costFen: fen,
});
