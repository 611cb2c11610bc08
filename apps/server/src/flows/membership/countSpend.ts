import { changeSpend } from '../../modules/levels/index.ts';
import type { Tx } from '../../platform/database/createDatabase.ts';
import { tellLevel } from './tellLevel.ts';

interface Input {
  readonly userId: string;
  readonly completedAt: Date;
  /** What was paid for an order that is complete; what came back of it is negative. */
  readonly amountFen: number;
  readonly now: Date;
}

/** What was really spent counts for the level, at once. Whoever reaches a higher one is told. */
export async function countSpend(tx: Tx, input: Input): Promise<void> {
  if (input.amountFen === 0) return;
  await tellLevel(tx, { ...input, change: await changeSpend(tx, input) });
}
