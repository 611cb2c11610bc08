import { normalKind } from './normalKind.ts';
import type { OrderKindView } from './OrderKindView.ts';

/** One piece of a deal of the day: claimed first, then ordered. */
export const wootKind: OrderKindView = {
  ...normalKind,
  chip: '每日一抢',
  steps: { made: '抢到下单', hasPayment: true, filled: null },
};
