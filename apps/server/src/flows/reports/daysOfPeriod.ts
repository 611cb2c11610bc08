/** The first and last business day of a period: a day, `2026-11-15`, or a month, `2026-11`. */
export function daysOfPeriod(period: string): { readonly fromDay: string; readonly toDay: string } {
  if (!isMonth(period)) return { fromDay: period, toDay: period };
  const [year = 0, month = 0] = period.split('-').map(Number);
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  return { fromDay: `${period}-01`, toDay: last };
}

export function isMonth(period: string): boolean {
  return period.length === 7;
}

/** The days of a month, in order. */
export function listDaysOf(month: string): string[] {
  const { toDay } = daysOfPeriod(month);
  return Array.from({ length: Number(toDay.slice(-2)) }, (_, nth) => `${month}-${String(nth + 1).padStart(2, '0')}`);
}
