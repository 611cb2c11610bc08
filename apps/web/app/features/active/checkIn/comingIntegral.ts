import { DAY_MS } from '@jiwu/kernel';
import { rules } from '@jiwu/contract/rules';

interface Standing {
  readonly today: string;
  /** In a row up to today, or up to yesterday while today is open. */
  readonly streak: number;
  readonly isCheckedIn: boolean;
}

/** The integral of each day from today on, until it reaches the maximum. */
export function comingIntegral({ today, streak, isCheckedIn }: Standing): ReadonlyMap<string, number> {
  const coming = new Map<string, number>();
  const start = Date.parse(today) + (isCheckedIn ? DAY_MS : 0);
  const most = rules.checkIn.length;
  for (let inRow = streak + 1; inRow <= Math.max(most, streak + 1); inRow += 1) {
    const day = new Date(start + (inRow - streak - 1) * DAY_MS).toISOString().slice(0, 10);
    coming.set(day, integralOf(inRow));
  }
  return coming;
}

/** Integral of the n-th day in a row. */
export function integralOf(inRow: number): number {
  return rules.checkIn[Math.min(inRow, rules.checkIn.length) - 1] ?? 0;
}
