import type { ProductCard } from '@jiwu/contract';
import { findCards } from '../../../modules/goods/search/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

/** The cards of products that are on sale, by product. */
export async function findProductCards(
  db: Reader,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, ProductCard>> {
  const cards = await findCards(db, productIds);
  return new Map([...cards].map(([id, card]) => [id, JSON.parse(card) as ProductCard]));
}
