import { DAY_MS } from '@jiwu/kernel';
import { shanghaiDay, shanghaiMinute } from './shanghaiDay.ts';

const near: Readonly<Record<number, string>> = { [-1]: '昨天', 0: '今天', 1: '明天' };

/** A moment as people say it, in the shop's own time: 今天 21:30, 昨天 21:30, 11-14 20:12. */
export function momentWords(instant: string, now: string): string {
  const days = Math.round((Date.parse(shanghaiDay(instant)) - Date.parse(shanghaiDay(now))) / DAY_MS);
  const [day = '', time = ''] = shanghaiMinute(instant).split(' ');
  return `${near[days] ?? day} ${time}`;
}

/** A word before a moment: 到 21:30, but 到明天 00:10. */
export function beforeMoment(word: string, moment: string): string {
  return /^\d/.test(moment) ? `${word} ${moment}` : `${word}${moment}`;
}

/** The same where the day is today's anyway: 21:30, but 明天 00:10. */
export function clockMoment(instant: string, now: string): string {
  return momentWords(instant, now).replace(/^今天 /, '');
}
