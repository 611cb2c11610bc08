import { HOUR_MS } from '@jiwu/kernel';

/** Mainland China keeps one time all year, so pages can be made anywhere and say the same day in every browser. */
const OFFSET_MS = 8 * HOUR_MS;

/** The day of an instant in the shop's own time: 2026-11-15. */
export function shanghaiDay(instant: string | number): string {
  return new Date(new Date(instant).getTime() + OFFSET_MS).toISOString().slice(0, 10);
}

/** The same without the year: 11 月 15 日. */
export function shanghaiMonthDay(instant: string | number): string {
  const [, month, day] = shanghaiDay(instant).split('-').map(Number);
  return `${month} 月 ${day} 日`;
}

/** The day and the time without the year: 11-14 08:12. */
export function shanghaiMinute(instant: string): string {
  return new Date(Date.parse(instant) + OFFSET_MS).toISOString().slice(5, 16).replace('T', ' ');
}

/** The time of day to the second: 18:27:42. */
export function shanghaiSecond(instant: string): string {
  return new Date(Date.parse(instant) + OFFSET_MS).toISOString().slice(11, 19);
}

/** The time of day to the minute: 10:21. */
export function shanghaiClock(instant: string): string {
  return shanghaiSecond(instant).slice(0, 5);
}

const weekdays = '日一二三四五六';

/** The weekday of a day that is written 2026-11-15: 周日. */
export function weekdayOf(day: string): string {
  return `周${weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]}`;
}
