import { HOUR_MS, MINUTE_MS } from '@jiwu/kernel';

/** How long somebody has to wait, never shorter than it is: 45 秒, 12 分钟, 3 小时. */
export function waitWords(waitMs: number): string {
  if (waitMs <= MINUTE_MS) return `${Math.max(1, Math.ceil(waitMs / 1000))} 秒`;
  if (waitMs <= HOUR_MS) return `${Math.ceil(waitMs / MINUTE_MS)} 分钟`;
  return `${Math.ceil(waitMs / HOUR_MS)} 小时`;
}
