import { businessDay, DAY_MS } from '@jiwu/kernel';
import type { CouponWindow } from './Coupon.ts';

/** When a coupon claimed now will be good. Days end at midnight in Shanghai, and the day of the claim is the first. */
export function validityOf(window: CouponWindow, now: Date): { from: Date; until: Date } {
  if (!('days' in window)) return window;
  const today = new Date(`${businessDay(now)}T00:00:00+08:00`);
  return { from: now, until: new Date(today.getTime() + window.days * DAY_MS) };
}
