import { DAY_MS, HOUR_MS } from '@jiwu/kernel';
import { startOfDay } from '../../apps/server/src/flows/startOfDay.ts';
import type { Random } from './createRandom.ts';

/** When people are awake, and when the house works; hours of Shanghai. */
interface Hours {
  readonly from: number;
  readonly until: number;
}

export const awake: Hours = { from: 8, until: 23 };
export const atWork: Hours = { from: 9, until: 18 };

/** This moment, or one soon after the hours have begun again. */
export function withinHours(at: Date, hours: Hours, random: Random): Date {
  const midnight = startOfDay(at).getTime();
  const hour = (at.getTime() - midnight) / HOUR_MS;
  if (hour >= hours.from && hour < hours.until) return at;
  const day = hour < hours.from ? midnight : midnight + DAY_MS;
  return new Date(day + hours.from * HOUR_MS + random.between(2 * 60_000, 95 * 60_000));
}
