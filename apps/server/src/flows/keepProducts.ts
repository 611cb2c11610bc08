import { addToCollection, listKept } from '../modules/collection/index.ts';
import { findListings } from '../modules/search/index.ts';
import type { Tx } from '../platform/database/createDatabase.ts';

/**
 * Keeps products with what they cost and whether they are there now. What is not on sale cannot be kept and is passed
 * over: a list from before login may be old. Answers everything kept.
 */
export async function keepProducts(
  tx: Tx,
  input: { userId: string; productIds: readonly string[]; now: Date },
): Promise<{ productIds: string[] }> {
  const listings = await findListings(tx, input.productIds);
  const products = [...new Set(input.productIds)].flatMap((productId) => {
    const listing = listings.get(productId);
    return listing ? [{ productId, priceFen: listing.priceFen, inStock: listing.inStock }] : [];
  });
  await addToCollection(tx, { userId: input.userId, products, now: input.now });
  return { productIds: (await listKept(tx, input.userId)).map(({ productId }) => productId) };
}
