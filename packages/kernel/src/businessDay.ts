/** Days are cut at midnight Asia/Shanghai, which has had no daylight saving since 1991: a fixed offset is exact. */
const SHANGHAI_OFFSET_MS = 8 * 60 * 60 * 1000;

/** The business day that an instant belongs to, as `YYYY-MM-DD`. */
export function businessDay(at: Date): string {
  return new Date(at.getTime() + SHANGHAI_OFFSET_MS).toISOString().slice(0, 10);
}
