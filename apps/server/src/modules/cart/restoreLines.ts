import { rules } from '@jiwu/contract';
import type { Tx } from '../../platform/database/createDatabase.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { countCart } from './cartQueries.ts';

/** How long taking something out can be undone. */
const UNDO_MS = 10 * 60 * 1000;

/** Puts back what was just taken out, in its place and with the price it had. What is there already stays. */
export async function restoreLines(
  tx: Tx,
  input: { ownerId: string; ids: readonly string[]; now: Date },
): Promise<void> {
  await tx
    .updateTable('cart_lines')
    .set({ removed_at: null })
    .where('owner_id', '=', input.ownerId)
    .where('id', 'in', [...input.ids])
    .where('removed_at', '>', new Date(input.now.getTime() - UNDO_MS))
    .execute();
  if ((await countCart(tx, input.ownerId)).kinds > rules.cart.kinds) throw new ShopError('CART_FULL');
}
