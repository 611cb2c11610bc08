import type { Notice } from '@jiwu/contract';
import { momentWords } from '../../format/momentWords.ts';

export interface NoticeDay {
  readonly title: '今天' | '昨天' | '更早';
  readonly items: readonly Notice[];
}

/** In the order of time, as the list is: today, yesterday, and all before. */
export function byDay(notices: readonly Notice[], now: string): NoticeDay[] {
  const dayOf = ({ createdAt }: Notice): NoticeDay['title'] => {
    const [day] = momentWords(createdAt, now).split(' ');
    return day === '今天' || day === '昨天' ? day : '更早';
  };
  return (['今天', '昨天', '更早'] as const)
    .map((title) => ({ title, items: notices.filter((notice) => dayOf(notice) === title) }))
    .filter(({ items }) => items.length > 0);
}
