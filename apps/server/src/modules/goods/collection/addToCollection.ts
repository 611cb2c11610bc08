import { rules } from '@jiwu/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';
import type { CollectionItems } from '../../../platform/database/schema.gen.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { getUser } from '../../people/identity/index.ts';
import { countCollected, lockCollection } from './collectionQueries.ts';

/** Within this time, undoing a removal restores the remembered price and date as well. */
const UNDO_MS = 10 * 60 * 1000;

interface Input {
  readonly userId: string;
  /** As they are at this moment. */
  readonly products: readonly { readonly productId: string; readonly priceFen: number; readonly inStock: boolean }[];
  readonly now: Date;
}

/** Adds products to the collection; those in it already stay unchanged. */
export async function addToCollection(tx: Tx, { userId, products, now }: Input): Promise<void> {
  if (products.length === 0) return;
  await lockCollection(tx, userId);
  // Closing an account takes the same lock: nothing is added to its collection after that.
  await getUser(tx, userId);
  // A list merged at login keeps its order: its first one is the newest.
  const rows = products.map(({ productId, priceFen, inStock }, index) => ({
    user_id: userId,
    product_id: productId,
    price_fen: priceFen,
    was_in_stock: inStock,
    created_at: new Date(now.getTime() - index),
  }));
  await tx
    .insertInto('collection_items')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'product_id'])
        .doUpdateSet((set) => {
          // An undone removal restores the old price and place; after the undo time the product is added anew.
          const isUndo = set('collection_items.removed_at', '>', new Date(now.getTime() - UNDO_MS));
          const asItWas = <C extends 'price_fen' | 'was_in_stock' | 'created_at'>(column: C) =>
            sql<CollectionItems[C]>`case when ${isUndo} then ${sql.ref(`collection_items.${column}`)}
              else ${sql.ref(`excluded.${column}`)} end`;
          return {
            price_fen: asItWas('price_fen'),
            was_in_stock: asItWas('was_in_stock'),
            created_at: asItWas('created_at'),
            removed_at: null,
          };
        })
        .where('collection_items.removed_at', 'is not', null),
    )
    .execute();
  if ((await countCollected(tx, userId)) > rules.collection.perUser) throw new ShopError('COLLECTION_LIMIT');
}
