import { groupedCount } from '@jiwu/kernel';

/** A count with its thousands: 3860 → 3,860. */
export function formatCount(count: number): string {
  return groupedCount(count);
}
