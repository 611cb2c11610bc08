const counts = new Intl.NumberFormat('zh-CN');

/** A count with its thousands: 3860 → 3,860. */
export function formatCount(count: number): string {
  return counts.format(count);
}
