import { businessDay, DAY_MS } from '@jiwu/kernel';

const RETURNED_DAYS = 30;

/** When integral that is earned now ends: with the next calendar year, in Shanghai. */
export function endOfNextYear(now: Date): Date {
  return new Date(`${Number(businessDay(now).slice(0, 4)) + 2}-01-01T00:00:00+08:00`);
}

/** Integral that comes back can be used for thirty days at least, the last one to its midnight. */
export function soonestEnd(now: Date): Date {
  return new Date(`${businessDay(new Date(now.getTime() + (RETURNED_DAYS + 1) * DAY_MS))}T00:00:00+08:00`);
}

/** The last day on which a lot is good. */
export function lastDay(expiresAt: Date): string {
  return businessDay(new Date(expiresAt.getTime() - 1));
}
