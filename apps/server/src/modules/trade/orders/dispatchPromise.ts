import { rules } from '@jiwu/contract';
import { HOUR_MS } from '@jiwu/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { Order } from './Order.ts';

/** Goods of one order leave together: their buyer is promised what the slowest takes. */
export const longestDispatch = (goods: readonly { readonly dispatchHours: number }[]): number =>
  Math.max(...goods.map(({ dispatchHours }) => dispatchHours));

/** Until when an order that waits for dispatch has to have left: by what its buyer was told. */
export function dispatchBy({
  state,
  paidAt,
  dispatchHours,
}: Pick<Order, 'state' | 'paidAt' | 'dispatchHours'>): Date | null {
  return state === 'awaitingDispatch' && paidAt
    ? new Date(paidAt.getTime() + (dispatchHours ?? rules.order.dispatchHours) * HOUR_MS)
    : null;
}

/** The same of a row of `orders` that is paid: whether it has to have left before a moment. In the words of the index `orders_due`. */
export const isDueBefore = (at: Date): RawBuilder<boolean> =>
  sql<boolean>`(orders.paid_at at time zone 'UTC') + make_interval(hours => coalesce(orders.dispatch_hours, ${sql.lit(rules.order.dispatchHours)}))
    < ${at}::timestamptz at time zone 'UTC'`;

/** Nothing is promised sooner than an hour after its payment: what was paid after this is not due. */
export const latestPaidWhenDue = (at: Date): Date => new Date(at.getTime() - HOUR_MS);
