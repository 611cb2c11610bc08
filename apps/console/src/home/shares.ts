/** How many of those before came so far. Null: one of both isn't known, or nobody was there before. */
export function shareOf(some: number | null, all: number | null): number | null {
  return some === null || all === null || all === 0 ? null : some / all;
}

/** +0.5 点: how far a share is from the one it is compared with, in points of a percent. */
export function sayPoints(now: number | null, before: number | null, digits = 1): string {
  if (now === null || before === null) return '';
  const points = Number(((now - before) * 100).toFixed(digits));
  const sign = points > 0 ? '+' : points < 0 ? '−' : '';
  return `${sign}${Math.abs(points).toFixed(digits)} 点`;
}
