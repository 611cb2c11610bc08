import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';

/** The most popular products of a category of any level that are in stock, with their cards. */
export async function listPopular(
  db: Reader,
  input: { categoryId: string; limit: number },
): Promise<{ productId: string; card: string }[]> {
  // One branch for each level: each reads the first few entries of its own index, and all but one find nothing.
  const branch = (column: 'category_1' | 'category_2' | 'category_3') => sql`
    (select product_id, card, score from product_search
     where ${sql.ref(column)} = ${input.categoryId} and in_stock
     order by score desc, product_id desc limit ${input.limit})`;
  const { rows } = await sql<{ productId: string; card: string }>`
    select product_id as "productId", card::text as card
    from (${branch('category_1')} union all ${branch('category_2')} union all ${branch('category_3')}) as found
    order by score desc, product_id desc`.execute(db);
  return rows;
}
