import { rules } from '@jiwu/contract';
import type { NewPrize, PrizeKind } from './DrawPeriod.ts';

/** A day of VIP costs the most by the month. */
const vipDayFen = rules.vip.terms.month.amountFen / rules.vip.terms.month.days;

/** What a piece of each kind is worth by itself, whatever is said of it: a point is a fen at the till. */
const worth: Readonly<Record<PrizeKind, (amount: number) => number>> = {
  balance: (fen) => fen,
  integral: (points) => points,
  vipDays: (days) => Math.round(days * vipDayFen),
  coupon: () => 0,
  goods: () => 0,
  nothing: () => 0,
};

/** What a prize is really worth: never less than is said, nor than what it gives. */
export function prizeWorthFen({ kind, amount, valueFen }: Pick<NewPrize, 'kind' | 'amount' | 'valueFen'>): number {
  return Math.max(valueFen, worth[kind](amount ?? 0));
}
