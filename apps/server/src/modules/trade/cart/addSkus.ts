import type { Tx } from '../../../platform/database/Tx.ts';
import { addLines, type NewLine } from './addLines.ts';
import { userCart } from './CartOwner.ts';
import { lockCart } from './lockCart.ts';

/** Adds the SKUs of an earlier order to a user's cart again. The caller has limited the quantities to the stock. */
export async function addSkus(tx: Tx, input: { userId: string; lines: readonly NewLine[]; now: Date }): Promise<void> {
  const owner = userCart(input.userId);
  await lockCart(tx, owner, input.now);
  await addLines(tx, { owner, lines: input.lines, now: input.now });
}
