import { shanghaiDay } from '../../format/shanghaiDay.ts';

/** Number of months that the page offers. */
const SHOWN_MONTHS = 12;

/** 2026-11 → 11 月 */
export function monthShort(month: string): string {
  return `${Number(month.slice(5))} 月`;
}

/** 2026-11 → 2026 年 11 月 */
export function monthLong(month: string): string {
  return `${month.slice(0, 4)} 年 ${monthShort(month)}`;
}

/** As one speaks of a month while looking at another: the year only where it differs. */
export function monthSeenFrom(month: string, seenFrom: string): string {
  return month.slice(0, 4) === seenFrom.slice(0, 4) ? monthShort(month) : monthLong(month);
}

/** This month, as the shop's clock has it, and those before it, newest first. */
export function lastMonths(nowMs: number): string[] {
  const [year = 0, month = 1] = shanghaiDay(nowMs).split('-').map(Number);
  return Array.from({ length: SHOWN_MONTHS }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
}
