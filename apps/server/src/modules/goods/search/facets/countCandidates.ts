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
  readonly prices: PriceCounts | null;
}

interface PriceCounts {
  readonly minFen: number;
  readonly maxFen: number;
  /** In whole yuan; one more than there are steps. */
  readonly edgesFen: readonly number[];
  readonly steps: readonly number[];
}

interface Row {
  /** Of which set of conditions. */
  readonly set: number;
  readonly kind: 'facet' | 'category' | 'price' | 'total';
  readonly value: string;
  readonly count: number;
  readonly minFen: number | null;
  readonly maxFen: number | null;
  /** Where the steps of the prices begin. */
  readonly startsFen: readonly number[] | null;
}

const COLUMNS = ['product_id', 'score', 'price_fen', 'facets', 'category_1', 'category_2', 'category_3'];
const { candidates: limit, priceSteps } = searchRules.facets;
const shares = Array.from({ length: priceSteps }, (_, step) => sql.lit(step / priceSteps));

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
    ${part.span} as (
      select min, max, total, array(select distinct fen / 100 * 100 from unnest(quantiles) as fen order by 1) as starts
      from (
        select min(price_fen) as min, max(price_fen) as max, count(*)::int as total,
          percentile_disc(array[${sql.join(shares)}]) within group (order by price_fen) as quantiles
        from ${part.found}) as counted)`,
  );
  const counts = parts.map(
    (part) => sql`
    select ${part.set} as set, 'facet' as kind, facet as value, count(*)::int as count, null::int as "minFen", null::int as "maxFen",
      null::int[] as "startsFen"
    from ${part.found}, unnest(facets) as facet group by facet
    union all
    select ${part.set}, 'category', concat_ws('/', category_1, category_2, category_3), count(*)::int, null, null, null
    from ${part.found} group by category_1, category_2, category_3
    union all
    select ${part.set}, 'price', width_bucket(price_fen, starts)::text, count(*)::int, null, null, null
    from ${part.found}, ${part.span} group by 3
    union all
    select ${part.set}, 'total', '', total, min, max, starts from ${part.span}`,
  );
  const { rows } = await sql<Row>`with ${sql.join(found)} ${sql.join(counts, sql` union all `)}`.execute(db);
  const bySet = Map.groupBy(rows, ({ set }) => set);
  return sets.map((_filters, index) => toCounts(bySet.get(index) ?? []));
}

function toCounts(rows: readonly Row[]): CandidateCounts {
  const facets = new Map<string, number>();
  const categories = new Map<string, number>();
  const inSteps = new Map<number, number>();
  let total = 0;
  let span: { minFen: number; maxFen: number; startsFen: readonly number[] } | null = null;
  for (const { kind, value, count, minFen, maxFen, startsFen } of rows) {
    if (kind === 'facet') facets.set(value, count);
    else if (kind === 'category')
      for (const id of value.split('/')) categories.set(id, (categories.get(id) ?? 0) + count);
    else if (kind === 'price') inSteps.set(Number(value) - 1, count);
    else {
      total = count;
      span = minFen === null || maxFen === null || startsFen === null ? null : { minFen, maxFen, startsFen };
    }
  }
  return { total, facets, categories, prices: span && pricesOf(span, inSteps) };
}

function pricesOf(
  { minFen, maxFen, startsFen }: { minFen: number; maxFen: number; startsFen: readonly number[] },
  inSteps: ReadonlyMap<number, number>,
): PriceCounts {
  const endFen = Math.ceil(maxFen / 100) * 100;
  // The dearest stand at the end, not in a step of their own without any width.
  const starts = startsFen.filter((fen, step) => step === 0 || fen < endFen);
  const steps = starts.map(() => 0);
  for (const [step, count] of inSteps) {
    const at = Math.min(step, steps.length - 1);
    steps[at] = (steps[at] ?? 0) + count;
  }
  return { minFen, maxFen, edgesFen: [...starts, endFen], steps };
}
