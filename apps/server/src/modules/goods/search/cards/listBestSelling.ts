import type { ProductCard } from '@jiwu/contract';
import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Within } from '../filters/Filters.ts';

interface BestSelling {
  readonly cards: readonly ProductCard[];
  /** Of products: how many of them are on sale. */
  readonly found: number;
}

/**
 * The best-selling products of each set, those in stock first; null stands for the whole shop. One statement, however many sets
 * there are, which reads the first few entries of an index for each category.
 */
export async function listBestSelling(
  db: Reader,
  sets: readonly (Within | null)[],
  most: number,
): Promise<BestSelling[]> {
  const categories = pairs(sets, (within) => within?.categoryIds ?? []);
  const products = pairs(sets, (within) => within?.productIds ?? []);
  const whole = sets.flatMap((within, set) => (within === null ? [set] : []));
  const columns = sql`product_id, in_stock, sales_count, card`;
  const first = sql`order by sales_count desc, product_id desc limit ${sql.lit(most)}`;
  // One branch for each level: all but one find nothing.
  const branch = (column: 'category_1' | 'category_2' | 'category_3') =>
    sql`(select ${columns} from product_search where ${sql.ref(column)} = category ${first})`;
  const { rows } = await sql<{ set: number; found: number; card: string }>`
    select set, found, card::text as card from (
      select set, card, row_number() over best as rank, count(*) over (partition by set)::int as found,
        in_stock, sales_count, product_id
      from (
        select distinct on (set, product_id) * from (
          select set, goods.* from unnest(${categories.sets}::int[], ${categories.values}::text[]) as wanted (set, category),
            lateral (${branch('category_1')} union all ${branch('category_2')} union all ${branch('category_3')}) as goods
          union all
          select set, ${columns} from unnest(${products.sets}::int[], ${products.values}::uuid[]) as wanted (set, id)
            join product_search on product_id = id
          union all
          select set, goods.* from unnest(${whole}::int[]) as wanted (set),
            lateral (select ${columns} from product_search ${first}) as goods
        ) as every
      ) as single
      window best as (partition by set order by in_stock desc, sales_count desc, product_id desc)
    ) as ranked
    where rank <= ${sql.lit(most)} order by set, rank`.execute(db);
  return sets.map((_, set) => {
    const own = rows.filter((row) => row.set === set);
    return { found: own[0]?.found ?? 0, cards: own.map(({ card }) => JSON.parse(card) as ProductCard) };
  });
}

/** Two lists of one length, as unnest takes them: the number of the set, and one of its values. */
function pairs(sets: readonly (Within | null)[], of: (within: Within | null) => readonly string[]) {
  const all = sets.flatMap((within, set) => of(within).map((value) => ({ set, value })));
  return { sets: all.map(({ set }) => set), values: all.map(({ value }) => value) };
}
