import dayjs from 'dayjs';
import { durationWords } from '../../format/durationWords.ts';

const HOUR = 3600;

/** 1104 → 18:24; an hour and more has its hours. */
export function clockWords(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / 60)];
  const two = (count: number) => String(count).padStart(2, '0');
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(seconds % 60)}`;
}

/** How long it is still, by whole minutes of which the last one counts: 8 天 22 小时, 1 分钟. */
export function leftWords(seconds: number): string {
  return durationWords(60 * Math.max(1, Math.ceil(seconds / 60)));
}

/** 11-15 16:42 */
export function shortMinute(instant: string): string {
  return dayjs(instant).format('MM-DD HH:mm');
}

/** 11 月 24 日 17:05 */
export function dayMinute(instant: string): string {
  return dayjs(instant).format('M 月 D 日 HH:mm');
}

/** 12 月 12 日 */
export function monthDay(instant: string): string {
  return dayjs(instant).format('M 月 D 日');
}

/** 2026-11-14 10:22:09 */
export function wholeMoment(instant: string): string {
  return dayjs(instant).format('YYYY-MM-DD HH:mm:ss');
}
