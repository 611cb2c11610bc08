import { rules } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import type { CartOwner } from './CartOwner.ts';
import { countCart } from './cartQueries.ts';

export interface NewLine {
  readonly skuId: string;
  readonly productId: string;
  readonly quantity: number;
  /** Through what it is bought; null: simply from the shop. */
  readonly sourceId: string | null;
  /** The present price. */
  readonly priceFen: number;
}

/**
 * Adds SKUs to a locked cart, chosen, on top of the pieces already there from the same source. The price is remembered from the first time, so that
 * the page can show a change.
 */
export async function addLines(
  tx: Tx,
  input: { owner: CartOwner; lines: readonly NewLine[]; now: Date },
): Promise<void> {
  const { owner, lines, now } = input;
  if (lines.length === 0) return;
  const most = rules.cart.maxQuantity;
  const rows = lines.map((line, index) => ({
    owner_id: owner.ownerId,
    id: newId(),
    sku_id: line.skuId,
    product_id: line.productId,
    source_id: line.sourceId,
    quantity: Math.min(line.quantity, most),
    is_chosen: true,
    added_price_fen: line.priceFen,
    was_available: true,
    // The first of several stands on top, as it does where they come from.
    added_at: new Date(now.getTime() - index),
  }));
  await tx
    .insertInto('cart_lines')
    .values(rows)
    .onConflict((conflict) =>
      conflict.constraint('cart_lines_of_source').doUpdateSet((set) => {
        // A removed line that is added again starts with new values.
        const isThere = set('cart_lines.removed_at', 'is', null);
        const kept = <T>(column: 'added_price_fen' | 'was_available' | 'added_at' | 'id') =>
          sql<T>`case when ${isThere} then ${sql.ref(`cart_lines.${column}`)} else ${sql.ref(`excluded.${column}`)} end`;
        return {
          quantity: sql<number>`least(${most}, excluded.quantity
            + case when ${isThere} then cart_lines.quantity else 0 end)`,
          id: kept<string>('id'),
          added_price_fen: kept<number>('added_price_fen'),
          was_available: kept<boolean>('was_available'),
          added_at: kept<Date>('added_at'),
          is_chosen: true,
          removed_at: null,
        };
      }),
    )
    .execute();
  if ((await countCart(tx, owner.ownerId)).kinds > rules.cart.kinds) throw new ShopError('CART_FULL');
}
