import { businessDay } from './businessDay.ts';

/** The month that an instant belongs to in Shanghai, as `YYYY-MM`. */
export function businessMonth(at: Date): string {
  return businessDay(at).slice(0, 7);
}

/** The instants at which a month begins and is over. */
export function monthSpan(month: string): { from: Date; until: Date } {
  return { from: monthStart(month), until: monthStart(addMonths(month, 1)) };
}

export function addMonths(month: string, count: number): string {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}

function monthStart(month: string): Date {
  return new Date(`${month}-01T00:00:00+08:00`);
}
