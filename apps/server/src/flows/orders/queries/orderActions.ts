import { type Order as OrderAnswer, rules } from '@jiwu/contract';
import { businessDay, DAY_MS } from '@jiwu/kernel';
import type { Order } from '../../../modules/trade/orders/index.ts';

type Action = OrderAnswer['actions'][number];

interface Facts {
  readonly order: Order;
  readonly mayBeReordered: boolean;
  /** Whether it is paid and closed by itself. */
  readonly isPaidAlone: boolean;
  /** Whether it allows any after-sale request. */
  readonly mayBeReturned: boolean;
  /** Pieces that can still be asked back. */
  readonly open: { readonly unsent: number; readonly sent: number };
  readonly reviewLeft: number;
  /** No invoice was requested yet, and a part of the payment stays. */
  readonly canInvoice: boolean;
  readonly now: Date;
}

/** Until when a completed order can be reviewed, and its goods sent back without a reason. */
export function deadlines({ completedAt }: Pick<Order, 'completedAt'>): {
  reviewBy: Date | null;
  returnBy: Date | null;
} {
  if (!completedAt) return { reviewBy: null, returnBy: null };
  const after = (days: number): Date => new Date(completedAt.getTime() + days * DAY_MS);
  return { reviewBy: after(rules.order.reviewDays), returnBy: after(rules.afterSale.returnDays) };
}

/** The actions that the order's owner has now; the use cases refuse everything else by themselves. */
export function orderActions({ order, open, reviewLeft, canInvoice, now, ...kind }: Facts): Action[] {
  const { state } = order;
  const { reviewBy, returnBy } = deadlines(order);
  const isPaid = state !== 'awaitingPayment' && state !== 'closed';
  const possible: Readonly<Record<Action, boolean>> = {
    pay: kind.isPaidAlone && state === 'awaitingPayment' && now < order.payBy,
    close: kind.isPaidAlone && state === 'awaitingPayment',
    remind: state === 'awaitingDispatch' && !(order.remindedAt && businessDay(order.remindedAt) === businessDay(now)),
    receive: state === 'awaitingReceipt',
    refund: kind.mayBeReturned && state === 'awaitingDispatch' && open.unsent > 0,
    afterSale: kind.mayBeReturned && isPaid && open.sent > 0 && (returnBy === null || now < returnBy),
    review: state === 'completed' && reviewLeft > 0 && reviewBy !== null && now < reviewBy,
    reorder: kind.mayBeReordered,
    requestInvoice: isPaid && canInvoice,
  };
  return (Object.keys(possible) as Action[]).filter((action) => possible[action]);
}
