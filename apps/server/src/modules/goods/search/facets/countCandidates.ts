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
  /** Of which set of conditions. */
  readonly set: number;
  readonly kind: 'facet' | 'category' | 'price' | 'total';
  readonly value: string;
  readonly count: number;
  readonly minFen: number | null;
  readonly maxFen: number | null;
}

const COLUMNS = ['product_id', 'score', 'price_fen', 'facets', 'category_1', 'category_2', 'category_3'];
const { candidates: limit, priceSteps } = searchRules.facets;

/**
 * Counts everything about the most popular products that match, for each of some sets of conditions; in one statement, however many
 * sets there are, so that one visitor's facets take one connection.
 */
export async function countCandidates(
  db: Reader,
  sets: readonly Filters[],
  plan: KeywordPlan | null,
): Promise<CandidateCounts[]> {
  const parts = sets.map((filters, index) => ({
    set: sql.lit(index),
    found: sql.ref(`found${index}`),
    span: sql.ref(`span${index}`),
    matching: candidates({ columns: COLUMNS, filters, plan, limit }),
  }));
  const found = parts.map(
    (part) => sql`${part.found} as materialized ${part.matching},
    ${part.span} as (select min(price_fen) as min, max(price_fen) as max, count(*)::int as total from ${part.found})`,
  );
  const counts = parts.map(
    (part) => sql`
    select ${part.set} as set, 'facet' as kind, facet as value, count(*)::int as count, null::int as "minFen", null::int as "maxFen"
    from ${part.found}, unnest(facets) as facet group by facet
    union all
    select ${part.set}, 'category', concat_ws('/', category_1, category_2, category_3), count(*)::int, null, null
    from ${part.found} group by category_1, category_2, category_3
    union all
    select ${part.set}, 'price', width_bucket(price_fen, min, max + 1, ${sql.lit(priceSteps)})::text, count(*)::int, null, null
    from ${part.found}, ${part.span} group by 3
    union all
    select ${part.set}, 'total', '', total, min, max from ${part.span}`,
  );
  const { rows } = await sql<Row>`with ${sql.join(found)} ${sql.join(counts, sql` union all `)}`.execute(db);
  const bySet = Map.groupBy(rows, ({ set }) => set);
  return sets.map((_filters, index) => toCounts(bySet.get(index) ?? []));
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
