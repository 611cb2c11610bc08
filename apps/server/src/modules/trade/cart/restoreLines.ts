import { rules } from '@jiwu/contract';
import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { countCart } from './cartQueries.ts';

/** A removal can be undone for this long. */
const UNDO_MS = 10 * 60 * 1000;

/** Restores lines that were just removed, in their place and with their old price. Lines that are there already stay. */
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
