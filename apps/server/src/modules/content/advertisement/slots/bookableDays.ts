import { rules } from '@jiwu/contract';
import { addMonths, addWorkingDays, businessDay, DAY_MS } from '@jiwu/kernel';

export interface BookableDays {
  readonly today: string;
  readonly earliestDay: string;
  readonly lastDay: string;
  /** On this day the days after the last one are opened. */
  readonly opensOn: string;
}

const { reviewDays, opensOn } = rules.advertisement;

/**
 * Which days can be booked: from the day after staff have had their working days to look at the picture, until the last that is open. What
 * comes on a day on which nobody works counts as of the next working day. On the 20th of a month the days from the 21st of the next month on
 * are opened, for a month.
 */
export function bookableDays(now: Date, holidays: ReadonlySet<string>): BookableDays {
  const today = businessDay(now);
  const received = addWorkingDays(addDays(today, -1), 1, holidays);
  const earliestDay = addDays(addWorkingDays(received, reviewDays, holidays), 1);
  const isOpened = Number(today.slice(8)) >= opensOn;
  const on = (monthsAhead: number) => `${addMonths(today.slice(0, 7), monthsAhead)}-${opensOn}`;
  return { today, earliestDay, lastDay: on(isOpened ? 2 : 1), opensOn: on(isOpened ? 1 : 0) };
}

/** Days as `YYYY-MM-DD`. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

/** All days from the first to the last. */
export function daysOf(fromDay: string, toDay: string): string[] {
  const days: string[] = [];
  for (let day = fromDay; day <= toDay; day = addDays(day, 1)) days.push(day);
  return days;
}
