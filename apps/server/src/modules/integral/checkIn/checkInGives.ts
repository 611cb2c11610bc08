import { rules } from '@jiwu/contract';

const LONGEST = rules.checkIn.length;

/** What the so-manieth day in a row gives. */
export function checkInGives(streak: number): number {
  return rules.checkIn[Math.min(streak, LONGEST) - 1] ?? 0;
}
