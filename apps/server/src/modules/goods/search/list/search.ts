import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { candidates } from '../filters/candidates.ts';
import type { KeywordPlan } from '../keyword/KeywordPlan.ts';
import { searchRules } from '../searchRules.ts';
import type { PageInput, PageRow } from './PageInput.ts';
import { rankExpression } from './rankExpression.ts';
import { isAfter, keyText, sortKeys } from './sortKeys.ts';

const { first, deep } = searchRules.candidates;

/** The most popular products that match, ranked by the words or in the order asked for. */
export async function search(db: Reader, input: PageInput, plan: KeywordPlan | null): Promise<PageRow[]> {
  const { filters, sort, after } = input;
  const { column, direction } = sortKeys[sort];
  const isRanked = plan !== null && sort === 'score';
  const value: RawBuilder<unknown> = isRanked ? rankExpression(plan) : sql.ref(column);
  const found = candidates({
    columns: [...new Set(['product_id', 'score', column, ...(isRanked ? ['document'] : [])])],
    filters,
    plan,
    limit: (after?.shown ?? 0) + input.size > first ? deep : first,
  });
  const key = sql.ref('key');
  const order = sql.raw(direction);
  const { rows } = await sql<PageRow>`
    with page as (
      select product_id, key from (select product_id, ${value} as key from ${found} as found) as ranked
      ${after ? sql`where ${isAfter(sort, key, after)}` : sql``}
      order by key ${order}, product_id ${order}
      limit ${sql.lit(input.size)}
    )
    select product_id as "productId", ${keyText(sort, key)} as key, card::text as card
    from page join product_search using (product_id)
    order by page.key ${order}, product_id ${order}`.execute(db);
  return rows;
}
