import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';

/** A query for `product_id` and `card` of what is on sale and in stock: a part of other modules' statements. */
export const cardsInStock: RawBuilder<unknown> = sql`select product_id, card from product_search where in_stock`;

/** Products that went on sale since then and still are. */
export async function countNew(db: Reader, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from product_search where listed_at >= ${since}`.execute(db);
  return rows[0]?.count ?? 0;
}
