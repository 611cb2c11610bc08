import { DAY_MS, HOUR_MS } from '@jiwu/kernel';
import { shanghaiDay, shanghaiMonthDay } from '../../format/shanghaiDay.ts';

const SHANGHAI_OFFSET_MS = 8 * HOUR_MS;
/** Within so many days its end is pointed out. */
const SOON_DAYS = 7;

/** A moment as people say it: the end of a day is its 24:00, not the next one's 0:00. */
export function momentWords(instant: string): string {
  const at = new Date(instant).getTime();
  const clock = new Date(at + SHANGHAI_OFFSET_MS).toISOString().slice(11, 16);
  return clock === '00:00' ? `${shanghaiMonthDay(at - 1)} 24:00` : `${shanghaiMonthDay(at)} ${clock}`;
}

/** 还剩 3 天 for a coupon that ends soon, by the server's day; null for one with time left, or an expired one. */
export function soonWords(validUntil: string, now: string): string | null {
  const end = new Date(validUntil).getTime();
  if (end <= new Date(now).getTime()) return null;
  const days = (Date.parse(shanghaiDay(end - 1)) - Date.parse(shanghaiDay(now))) / DAY_MS;
  if (days === 0) return '今天到期';
  return days <= SOON_DAYS ? `还剩 ${days} 天` : null;
}
