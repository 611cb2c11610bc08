import { rules } from '@jiwu/contract';

/** What staff, or the shop in a user's name, may only do with a second person above a sum. Automatic refunds are none of them. */
export type GuardedDeed = keyof typeof rules.approval.aboveFen;

/** Whether a second person has to approve. `amountFen`: of a payout the sum of its day, this one included. */
export function needsSecondPerson(deed: GuardedDeed, amountFen: number): boolean {
  return amountFen > rules.approval.aboveFen[deed];
}
