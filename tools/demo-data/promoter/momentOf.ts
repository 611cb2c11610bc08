import { DAY_MS, HOUR_MS, MINUTE_MS } from '@jiwu/kernel';
import { startOfDay } from '../../../apps/server/src/flows/startOfDay.ts';

/** Early in the morning the last sale of today was just now. */
const LATEST_MS = 10 * MINUTE_MS;

/** An hour of a day before today, by the clock of Shanghai; nothing happens later than a moment ago. */
export function momentOf({ daysAgo, hour }: { daysAgo: number; hour: number }, now: Date): Date {
  const at = startOfDay(now).getTime() - daysAgo * DAY_MS + Math.floor(hour * HOUR_MS);
  return new Date(Math.min(at, now.getTime() - LATEST_MS));
}
