import { groupedCount } from '@jiwu/kernel';

/** 2101 → 2,101 */
export function formatCount(count: number): string {
  return groupedCount(count);
}
