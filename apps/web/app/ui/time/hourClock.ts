import { durationWords } from '../../format/durationWords.ts';

const HOUR = 3600;

/** Hours, minutes and seconds in two digits each: 11565 → 03, 12, 45. */
export function hourClock(seconds: number): [hours: string, minutes: string, seconds: string] {
  const two = (count: number) => String(count).padStart(2, '0');
  return [two(Math.floor(seconds / HOUR)), two(Math.floor((seconds % HOUR) / 60)), two(seconds % 60)];
}

/** For screen readers, which are not told every second: 3 小时 12 分. */
export function leftWords(seconds: number): string {
  return seconds < 60 ? '不到 1 分钟' : durationWords(seconds - (seconds % 60));
}
