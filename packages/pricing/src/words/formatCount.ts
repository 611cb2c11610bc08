const counts = new Intl.NumberFormat('zh-CN');

/** 2101 → 2,101 */
export function formatCount(count: number): string {
  return counts.format(count);
}
