import { HOUR_MS } from '@jiwu/kernel';
import { momentWords } from '../../shared/coupons/couponTimes.ts';
import { shanghaiDay, shanghaiMonthDay } from '../../format/shanghaiDay.ts';

const SHANGHAI_OFFSET_MS = 8 * HOUR_MS;

/** The start of an activity: unlike for an end, midnight is 00:00 of the day that begins. */
export function startWords(startsAt: string): string {
  const clock = new Date(Date.parse(startsAt) + SHANGHAI_OFFSET_MS).toISOString().slice(11, 16);
  return `${shanghaiMonthDay(startsAt)} ${clock}`;
}

/** The time from start to end, with the common part said once: 11 月 15 日 00:00 至 30 日 24:00. */
export function periodWords(startsAt: string, endsAt: string): string {
  const end = momentWords(endsAt);
  const from = shanghaiDay(startsAt);
  // The end of a month is the first moment of the next.
  const until = shanghaiDay(Date.parse(endsAt) - 1);
  const isSameMonth = from.slice(0, 7) === until.slice(0, 7);
  const year = from.slice(0, 4) === until.slice(0, 4) ? '' : `${until.slice(0, 4)} 年 `;
  return `${startWords(startsAt)} 至 ${isSameMonth ? end.replace(/^\d+ 月 /, '') : year + end}`;
}
