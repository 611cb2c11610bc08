import { rules } from '@jiwu/contract';
import { businessDay, DAY_MS, HOUR_MS } from '@jiwu/kernel';

/** An order that was made before midnight is there for everyone to see an hour later. */
const SETTLED_AFTER_MS = HOUR_MS;

interface Window {
  /** Orders with a higher number, up to `to`, are to be counted: those of the last 90 whole days. */
  readonly from: string;
  readonly to: string;
}

/**
 * The ends of the window as numbers of orders. A day counts when none of its orders can be paid any more: with one that waits, the whole day
 * waits, since the numbers of a day come in no order.
 */
export function windowOf(now: Date, firstUnpaidNo: string | null): Window {
  const settled = now.getTime() - SETTLED_AFTER_MS;
  const today = endBefore(businessDay(new Date(settled)).replaceAll('-', ''));
  const unpaid = firstUnpaidNo && endBefore(firstUnpaidNo.slice(0, 8));
  const first = businessDay(new Date(settled - rules.boughtTogether.days * DAY_MS));
  return { from: endBefore(first.replaceAll('-', '')), to: unpaid && unpaid < today ? unpaid : today };
}

/** The highest number that comes before those of a day, `20261115`; as texts, those without the digits of a cell come before it, too. */
function endBefore(day: string): string {
  return `${Number(day) - 1}9999999999`;
}
