import { HOUR_MS, MINUTE_MS } from '@jiwu/kernel';
import { shopNow } from '../../session/shopTime.ts';

const ZONE = 'Asia/Shanghai';
const parts = new Intl.DateTimeFormat('zh-CN', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  weekday: 'short',
  hourCycle: 'h23',
});

function partsOf(at: Date): Record<string, string> {
  return Object.fromEntries(parts.formatToParts(at).map(({ type, value }) => [type, value]));
}

/** 11-16 周一 14:32:08 */
export function formatClock(at: Date): string {
  const { month, day, weekday, hour, minute, second } = partsOf(at);
  return `${month}-${day} ${weekday} ${hour}:${minute}:${second}`;
}

/** 11-16 14:32 in this year, else with the year. */
export function formatTime(instant: string | Date): string {
  const { year, month, day, hour, minute } = partsOf(new Date(instant));
  const short = `${month}-${day} ${hour}:${minute}`;
  return year === partsOf(shopNow())['year'] ? short : `${year}-${short}`;
}

/** How long something has waited: 5 分, 9 时 20 分, 1 天 2 时. */
export function formatWait(since: string | Date): string {
  const ms = Math.max(0, shopNow().getTime() - new Date(since).getTime());
  const hours = Math.floor(ms / HOUR_MS);
  const minutes = Math.floor((ms % HOUR_MS) / MINUTE_MS);
  if (hours >= 24) return `${Math.floor(hours / 24)} 天 ${hours % 24} 时`;
  return hours > 0 ? `${hours} 时 ${minutes} 分` : `${minutes} 分`;
}
