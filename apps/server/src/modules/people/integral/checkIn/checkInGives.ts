import { rules } from '@jiwu/contract';

const LONGEST = rules.checkIn.length;

/** Integral for the n-th day in a row. */
export function checkInGives(streak: number): number {
  return rules.checkIn[Math.min(streak, LONGEST) - 1] ?? 0;
}
