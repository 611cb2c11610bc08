import type { ProductCard } from '@jiwu/contract';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import { cardsInStock } from '../search/index.ts';
import { isOften } from './listPartners.ts';

/** Pairs that are read for each one that is shown: a frequent product stands in many of them. */
const READ_FOR_ONE = 20;

export interface FrequentPair {
  readonly products: ProductCard[];
  readonly orders: number;
}

/** What is most often bought together, both in stock; no product stands in two pairs. */
export async function listFrequentPairs(db: Reader, limit: number): Promise<FrequentPair[]> {
  const { rows } = await sql<{ one: ProductCard; other: ProductCard; times: number }>`
    select one.card as one, other.card as other, times from (
      select product_id, other_id, times from bought_pairs where ${isOften}
      order by times desc, product_id, other_id limit ${sql.lit(limit * READ_FOR_ONE)}
    ) as pair
    join (${cardsInStock}) as one on one.product_id = pair.product_id
    join (${cardsInStock}) as other on other.product_id = pair.other_id
    order by times desc, pair.product_id, pair.other_id`.execute(db);
  const taken = new Set<string>();
  const pairs: FrequentPair[] = [];
  for (const { one, other, times } of rows) {
    if (pairs.length === limit) break;
    if (taken.has(one.id) || taken.has(other.id)) continue;
    taken.add(one.id).add(other.id);
    pairs.push({ products: [one, other], orders: times });
  }
  return pairs;
}
