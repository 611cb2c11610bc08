import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';

/** Cards, as JSON texts, of wanted products that are in stock: `wanted` is a query with `product_id`, each once, and `rank`, the highest first. */
export async function listWantedCards(
  db: Reader,
  { wanted, limit }: { wanted: RawBuilder<unknown>; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ card: string }>`
    select card::text as card from (${wanted}) as wanted join product_search using (product_id)
    where in_stock order by rank desc, product_id limit ${limit}`.execute(db);
  return rows.map(({ card }) => card);
}
