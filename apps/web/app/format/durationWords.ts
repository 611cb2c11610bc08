const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How long it took, or how long it lasts, as one says it: 42 秒, 3 分 42 秒, 42 分钟, 1 小时 8 分, 8 天 22 小时. The two largest units,
 * without zeros before or after; seconds count below ten minutes alone.
 */
export function durationWords(seconds: number): string {
  const whole = Math.floor(seconds);
  if (whole < MINUTE) return `${whole} 秒`;
  const minutes = Math.floor(whole / MINUTE);
  if (whole < HOUR)
    return whole < 10 * MINUTE && whole % MINUTE > 0 ? `${minutes} 分 ${whole % MINUTE} 秒` : `${minutes} 分钟`;
  if (whole < DAY) return pair(`${Math.floor(whole / HOUR)} 小时`, minutes % 60, '分');
  return pair(`${Math.floor(whole / DAY)} 天`, Math.floor((whole % DAY) / HOUR), '小时');
}

function pair(large: string, count: number, unit: string): string {
  return count > 0 ? `${large} ${count} ${unit}` : large;
}
