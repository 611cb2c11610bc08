import { sql } from 'kysely';
import type { Redis } from 'ioredis';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { searchRules } from '../searchRules.ts';
import { hotWordKeys } from './hotWordKeys.ts';

/** Popular products whose category names fill the list while few people have searched. */
const POPULAR_PRODUCTS = 200;

interface HotWords {
  readonly items: string[];
  readonly categories: string[];
}

/** The recent popular searches; while few people have searched, also the category names of popular products. */
export async function listHotWords(services: { db: Reader; redis: Redis }): Promise<HotWords> {
  const { shown } = searchRules.hotWords;
  const items: string[] = await services.redis.zrevrange(hotWordKeys.shown, 0, shown - 1).catch(() => []);
  if (items.length >= shown) return { items, categories: [] };
  const popular = await listPopularTerms(services.db, shown);
  return { items, categories: popular.filter((term) => !items.includes(term)).slice(0, shown - items.length) };
}

/** Category names of the most popular products. */
async function listPopularTerms(db: Reader, limit: number): Promise<string[]> {
  const { rows } = await sql<{ term: string }>`
    with popular as (
      select category_3, score, document from product_search
      order by score desc, product_id desc limit ${sql.lit(POPULAR_PRODUCTS)}
    ), first_of_kind as (
      select distinct on (category_3) score, document from popular order by category_3, score desc
    )
    select term
    from first_of_kind
    cross join lateral unnest(document) as word
    join search_terms on term = word.lexeme
    -- Its own category weighs more than those above it; 米与杂粮 is a shelf, not something to search for.
    where kind = 'category' and product_count > 0 and weights && array['A', 'B'] and term not like '%与%'
    group by term
    order by max(score) desc, term
    limit ${sql.lit(limit)}`.execute(db);
  return rows.map(({ term }) => term);
}
