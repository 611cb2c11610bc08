import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';

/** The cards of products that are on sale, as JSON text, by product. */
export async function findCards(db: Reader, productIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('product_search')
    .select(['product_id', sql<string>`card::text`.as('card')])
    .where('product_id', 'in', [...new Set(productIds)])
    .execute();
  return new Map(rows.map((row) => [row.product_id, row.card]));
}

/** The same as a part of another statement: the card of the product whose id stands in a column; null when it is not on sale. */
export function cardOf(productId: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql<string | null>`(select card::text from product_search where product_id = ${productId})`;
}

/** Cards in the order of the ids, those no longer on sale left out, joined to a JSON list. */
export function joinCards(cards: ReadonlyMap<string, string>, productIds: readonly string[]): string {
  return `[${productIds.flatMap((id) => cards.get(id) ?? []).join(',')}]`;
}
