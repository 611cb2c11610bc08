import { momentWords } from '../../format/momentWords.ts';

/** As short as it can be told: 18:02, 昨天 20:12, 11-13. */
export function noticeTime(createdAt: string, now: string): string {
  const [day = '', time = ''] = momentWords(createdAt, now).split(' ');
  if (day === '今天') return time;
  return day === '昨天' ? `${day} ${time}` : day;
}
