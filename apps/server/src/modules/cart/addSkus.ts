import type { Tx } from '../../platform/database/createDatabase.ts';
import { addLines, type NewLine } from './addLines.ts';
import { userCart } from './CartOwner.ts';
import { lockCart } from './lockCart.ts';

/** Puts what was ordered before into a user's cart again. Whoever calls has seen to what there is of it. */
export async function addSkus(tx: Tx, input: { userId: string; lines: readonly NewLine[]; now: Date }): Promise<void> {
  const owner = userCart(input.userId);
  await lockCart(tx, owner, input.now);
  await addLines(tx, { owner, lines: input.lines, now: input.now });
}
