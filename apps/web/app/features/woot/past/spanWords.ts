const MINUTE = 60;
const HOUR = 3600;

/** How long it took, as exactly as anyone wants to know: 42 秒, 3 分 42 秒, 42 分, 1 小时 08 分. */
export function spanWords(seconds: number): string {
  const minutes = Math.floor(seconds / MINUTE);
  if (seconds < MINUTE) return `${seconds} 秒`;
  if (seconds < 10 * MINUTE) return `${minutes} 分 ${String(seconds % MINUTE).padStart(2, '0')} 秒`;
  if (seconds < HOUR) return `${minutes} 分`;
  return `${Math.floor(minutes / 60)} 小时 ${String(minutes % 60).padStart(2, '0')} 分`;
}
