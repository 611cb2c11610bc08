import { dayAfter, daysOfMonth, type Deal, monthAfter, weekOf } from './dealWords.ts';

const DAYS = 7;

export const spans = ['week', 'month'] as const;
export type Span = (typeof spans)[number];

interface Calendar {
  readonly name: string;
  /** The days that are shown around one of them. */
  readonly daysAround: (day: string) => string[];
  /** A day so many spans later. */
  readonly goOn: (day: string, by: number) => string;
  /** What stands between the arrows. */
  readonly title: (day: string) => string;
}

export const calendars: Readonly<Record<Span, Calendar>> = {
  week: {
    name: '周',
    daysAround: (day) => Array.from({ length: DAYS }, (_, nth) => dayAfter(weekOf(day), nth)),
    goOn: (day, by) => dayAfter(weekOf(day), by * DAYS),
    title: (day) => `${weekOf(day).slice(5)} 至 ${dayAfter(weekOf(day), DAYS - 1).slice(5)}`,
  },
  month: {
    name: '月',
    daysAround: daysOfMonth,
    goOn: monthAfter,
    title: (day) => `${day.slice(0, 4)} 年 ${Number(day.slice(5, 7))} 月`,
  },
};

/** Of the days that are still to come the one with the fewest deals, the earliest of them; null: all are over. */
export function emptiestDay(days: readonly string[], today: string, deals: readonly Deal[]): string | null {
  const count = (day: string) => deals.filter((deal) => deal.day === day).length;
  const open = days.filter((day) => day > today);
  return open.toSorted((a, b) => count(a) - count(b) || a.localeCompare(b))[0] ?? null;
}
