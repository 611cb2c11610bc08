import { businessDay } from '@jiwu/kernel';

/** The day in Shanghai: 11 月 30 日. */
export function formatDay(instant: string): string {
  const [, month, day] = businessDay(new Date(instant)).split('-').map(Number);
  return `${month} 月 ${day} 日`;
}
