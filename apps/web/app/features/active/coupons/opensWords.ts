import { DAY_MS, HOUR_MS } from '@jiwu/kernel';
import { shanghaiDay, shanghaiMonthDay } from '../../../format/shanghaiDay.ts';

const SHANGHAI_OFFSET_MS = 8 * HOUR_MS;

/** When it can be claimed: 明天 10:00 开领. */
export function opensWords(claimFrom: string, now: string): string {
  const at = Date.parse(claimFrom);
  const clock = new Date(at + SHANGHAI_OFFSET_MS).toISOString().slice(11, 16);
  const days = (Date.parse(shanghaiDay(at)) - Date.parse(shanghaiDay(now))) / DAY_MS;
  const day = ['今天', '明天', '后天'][days] ?? shanghaiMonthDay(at);
  return `${day} ${clock} 开领`;
}
