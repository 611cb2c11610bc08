import type { rules } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { startOfDay } from '../../startOfDay.ts';

type Period = (typeof rules.effectOrder.periods)[number];

/** Midnight of the first of so many days up to today. */
export function firstOfDays(days: number, now: Date): Date {
  return new Date(startOfDay(now).getTime() - (days - 1) * DAY_MS);
}

/** When a period begins; null: it has no beginning. */
export function sinceOf(period: Period, now: Date): Date | null {
  return period === 'all' ? null : firstOfDays(Number(period), now);
}
