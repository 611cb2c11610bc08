import { DAY_MS } from './durations.ts';

const SATURDAY = 6;
const SUNDAY = 0;

/** The nth working day after a day: Monday to Friday, less the holidays. Days as `YYYY-MM-DD`. */
export function addWorkingDays(day: string, count: number, holidays: ReadonlySet<string>): string {
  let at = new Date(`${day}T00:00:00Z`);
  let left = count;
  while (left > 0) {
    at = new Date(at.getTime() + DAY_MS);
    const isWeekend = at.getUTCDay() === SATURDAY || at.getUTCDay() === SUNDAY;
    if (!isWeekend && !holidays.has(at.toISOString().slice(0, 10))) left -= 1;
  }
  return at.toISOString().slice(0, 10);
}
