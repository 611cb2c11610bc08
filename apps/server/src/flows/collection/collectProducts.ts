import { addToCollection, listCollected } from '../../modules/goods/collection/index.ts';
import { findListings } from '../../modules/goods/search/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';

/**
 * Adds products to a user's collection with their present price and stock. Products that are not on sale are passed over: a
 * list from before login may be old. Returns the whole collection.
 */
export async function collectProducts(
  tx: Tx,
  input: { userId: string; productIds: readonly string[]; now: Date },
): Promise<{ productIds: string[] }> {
  const listings = await findListings(tx, input.productIds);
  const products = [...new Set(input.productIds)].flatMap((productId) => {
    const listing = listings.get(productId);
    return listing ? [{ productId, priceFen: listing.priceFen, inStock: listing.inStock }] : [];
  });
  await addToCollection(tx, { userId: input.userId, products, now: input.now });
  return { productIds: (await listCollected(tx, input.userId)).map(({ productId }) => productId) };
}
