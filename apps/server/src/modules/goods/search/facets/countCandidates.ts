import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { candidates } from '../filters/candidates.ts';
import type { Filters } from '../filters/Filters.ts';
import type { KeywordPlan } from '../keyword/KeywordPlan.ts';
import { searchRules } from '../searchRules.ts';

export interface CandidateCounts {
  readonly total: number;
  /** By facet string, with its label. */
  readonly facets: ReadonlyMap<string, number>;
  readonly categories: ReadonlyMap<string, number>;
  readonly prices: { readonly minFen: number; readonly maxFen: number; readonly steps: readonly number[] } | null;
}

interface Row {
  readonly kind: 'facet' | 'category' | 'price' | 'total';
  readonly value: string;
  readonly count: number;
  readonly minFen: number | null;
  readonly maxFen: number | null;
}

const COLUMNS = ['product_id', 'score', 'price_fen', 'facets', 'category_1', 'category_2', 'category_3'];
const { candidates: limit, priceSteps } = searchRules.facets;

/** Counts everything about the most popular products that match, in one statement. */
export async function countCandidates(
  db: Reader,
  filters: Filters,
  plan: KeywordPlan | null,
): Promise<CandidateCounts> {
  const { rows } = await sql<Row>`
    with found as materialized ${candidates({ columns: COLUMNS, filters, plan, limit })},
    span as (select min(price_fen) as min, max(price_fen) as max, count(*)::int as total from found)
    select 'facet' as kind, facet as value, count(*)::int as count, null::int as "minFen", null::int as "maxFen"
    from found, unnest(facets) as facet group by facet
    union all
    select 'category', concat_ws('/', category_1, category_2, category_3), count(*)::int, null, null
    from found group by category_1, category_2, category_3
    union all
    select 'price', width_bucket(price_fen, min, max + 1, ${sql.lit(priceSteps)})::text, count(*)::int, null, null
    from found, span group by 2
    union all
    select 'total', '', total, min, max from span`.execute(db);
  return toCounts(rows);
}

function toCounts(rows: readonly Row[]): CandidateCounts {
  const facets = new Map<string, number>();
  const categories = new Map<string, number>();
  const steps = Array.from({ length: priceSteps }, () => 0);
  let total = 0;
  let span: { minFen: number; maxFen: number } | null = null;
  for (const { kind, value, count, minFen, maxFen } of rows) {
    if (kind === 'facet') facets.set(value, count);
    else if (kind === 'category')
      for (const id of value.split('/')) categories.set(id, (categories.get(id) ?? 0) + count);
    else if (kind === 'price') steps[Number(value) - 1] = count;
    else {
      total = count;
      span = minFen === null || maxFen === null ? null : { minFen, maxFen };
    }
  }
  return { total, facets, categories, prices: span && { ...span, steps } };
}
