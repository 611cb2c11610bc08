import { DAY_MS, HOUR_MS, MINUTE_MS } from '@jiwu/kernel';

/** The minute of the day in Shanghai, of 1440. */
export function minuteOfDay(at: Date): number {
  return Math.floor(((at.getTime() + 8 * HOUR_MS) % DAY_MS) / MINUTE_MS);
}
