import { DAY_MS } from '@jiwu/kernel';
import { weekdayOf } from '../../format/shanghaiDay.ts';

/** Days of the shop are written 2026-11-22; a span has its first and its last day. */
export interface Span {
  readonly first: string;
  readonly last: string;
}

/** The day that comes so many days later. */
export function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

export function countDays({ first, last }: Span): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1;
}

export function daysIn(span: Span): string[] {
  return Array.from({ length: Math.max(0, countDays(span)) }, (_, at) => dayAfter(span.first, at));
}

/** 11-22 */
export function shortDay(day: string): string {
  return day.slice(5);
}

/** 11-22 至 11-28, or 11-22 for a single day. */
export function spanWords({ first, last }: Span): string {
  return first === last ? shortDay(first) : `${shortDay(first)} 至 ${shortDay(last)}`;
}

/** 11 月 22 日周日 至 28 日周六: the month is named again only where it changes. */
export function spanSentence({ first, last }: Span): string {
  const begins = `${monthOf(first)} 月 ${dateOf(first)} 日${weekdayOf(first)}`;
  if (first === last) return begins;
  const month = monthOf(first) === monthOf(last) ? '' : `${monthOf(last)} 月 `;
  return `${begins} 至 ${month}${dateOf(last)} 日${weekdayOf(last)}`;
}

/** The months that a span touches: 2026-11, 2026-12. */
export function monthsIn({ first, last }: Span): string[] {
  const months: string[] = [];
  let [year = 0, month = 1] = first.split('-').map(Number);
  for (;;) {
    const name = `${year}-${String(month).padStart(2, '0')}`;
    if (name > last.slice(0, 7)) return months;
    months.push(name);
    month += 1;
    if (month > 12) [year, month] = [year + 1, 1];
  }
}

/** 2026 年 11 月 */
export function monthWords(month: string): string {
  return `${Number(month.slice(0, 4))} 年 ${Number(month.slice(5))} 月`;
}

function monthOf(day: string): number {
  return Number(day.slice(5, 7));
}

function dateOf(day: string): number {
  return Number(day.slice(8));
}
