import { rules } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';
import { type CartLine, listLines } from './cartQueries.ts';
import type { CartOwner } from './CartOwner.ts';

interface Input {
  readonly guest: CartOwner;
  readonly user: CartOwner;
  /** Largest quantity of each SKU that one user may take now. */
  readonly most: (line: CartLine) => number;
}

/**
 * Merges a guest's cart into the user's, both locked. The same SKU from the same source on both sides is one wish, not two: the larger
 * quantity counts, so that merging twice changes nothing; never more than the stock. Lines without room are left out and counted. The
 * guest's cart is empty afterwards.
 */
export async function mergeCarts(tx: Tx, { guest, user, most }: Input): Promise<{ merged: number; leftOut: number }> {
  const incoming = await listLines(tx, guest.ownerId);
  const own = new Map((await listLines(tx, user.ownerId)).map((line) => [wishOf(line), line]));
  const fresh = incoming.filter((line) => !own.has(wishOf(line)));
  const fitting = fresh.slice(0, Math.max(0, rules.cart.kinds - own.size));
  const within = (line: CartLine, quantity: number) => Math.max(1, Math.min(quantity, most(line)));
  const shared = incoming.flatMap((line) => {
    const before = own.get(wishOf(line));
    if (!before) return [];
    const quantity = within(line, Math.max(line.quantity, before.quantity));
    return { id: before.id, quantity, isChosen: line.isChosen || before.isChosen };
  });
  await sql`
    update cart_lines set quantity = merged.quantity, is_chosen = merged.is_chosen
    from unnest(
      ${shared.map(({ id }) => id)}::uuid[],
      ${shared.map(({ quantity }) => quantity)}::smallint[],
      ${shared.map(({ isChosen }) => isChosen)}::boolean[]) as merged (id, quantity, is_chosen)
    where cart_lines.owner_id = ${user.ownerId} and cart_lines.id = merged.id`.execute(tx);
  if (fitting.length > 0) {
    // A line that the user removed a moment ago and added as a guest is wanted again.
    await sql`
      delete from cart_lines using unnest(
        ${fitting.map(({ skuId }) => skuId)}::uuid[], ${fitting.map(({ sourceId }) => sourceId)}::uuid[]) as wanted (sku_id, source_id)
      where owner_id = ${user.ownerId} and removed_at is not null
        and cart_lines.sku_id = wanted.sku_id and cart_lines.source_id is not distinct from wanted.source_id`.execute(
      tx,
    );
    await tx
      .insertInto('cart_lines')
      .values(
        fitting.map((line) => ({
          owner_id: user.ownerId,
          id: newId(),
          sku_id: line.skuId,
          product_id: line.productId,
          source_id: line.sourceId,
          quantity: within(line, line.quantity),
          is_chosen: line.isChosen,
          added_price_fen: line.addedPriceFen,
          was_available: line.wasAvailable,
          added_at: line.addedAt,
        })),
      )
      .execute();
  }
  await tx.deleteFrom('carts').where('owner_id', '=', guest.ownerId).execute();
  return { merged: shared.length + fitting.length, leftOut: fresh.length - fitting.length };
}

const wishOf = ({ skuId, sourceId }: CartLine): string => `${skuId} ${sourceId ?? ''}`;
