import { rules } from '@jiwu/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import { listWantedCards } from '../search/index.ts';

/** Read of each product: more than are shown, since some are off sale or among the products themselves. */
const READ = 30;

/** To the letter the condition of the indexes: with a parameter PostgreSQL would not know that it is. */
export const isOften = sql`times >= ${sql.lit(rules.boughtTogether.minOrders)}`;

const often = sql`order by times desc limit ${sql.lit(READ)}`;

/** The statement's part behind it: a test looks at its plan. */
export const partnersOf = (products: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  with asked as materialized (${products})
  select partner as product_id, sum(times) as rank from asked, lateral (
    (select other_id as partner, times from bought_pairs where product_id = asked.product_id and ${isOften} ${often})
    union all
    (select product_id, times from bought_pairs where other_id = asked.product_id and ${isOften} ${often})
  ) as pair
  where partner not in (select product_id from asked)
  group by partner`;

/**
 * Cards, as JSON texts, of what is on sale and was often bought together with these products (a query with `product_id`, each once), without
 * the products themselves. One statement, however many they are.
 */
export async function listPartners(
  db: Reader,
  { products, limit }: { products: RawBuilder<unknown>; limit: number },
): Promise<string[]> {
  return await listWantedCards(db, { wanted: partnersOf(products), limit });
}

/** The same of one product. */
export async function listPartnersOf(
  db: Reader,
  { productId, limit }: { productId: string; limit: number },
): Promise<string[]> {
  return await listPartners(db, { products: sql`select ${productId}::uuid as product_id`, limit });
}
