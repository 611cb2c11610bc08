import { changeSpend } from '../../modules/people/levels/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { tellLevel } from './tellLevel.ts';

interface Input {
  readonly userId: string;
  readonly completedAt: Date;
  /** The amount paid for a completed order; a refund is negative. */
  readonly amountFen: number;
  readonly now: Date;
}

/** Counts real spending for the level, at once, and notifies a user who reaches a higher one. */
export async function countSpend(tx: Tx, input: Input): Promise<void> {
  if (input.amountFen === 0) return;
  await tellLevel(tx, { ...input, change: await changeSpend(tx, input) });
}
