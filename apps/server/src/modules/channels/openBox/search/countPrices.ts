import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { conditionsOf, type UnitFilters } from './filters.ts';

const PRICE_STEPS = 20;

interface Prices {
  readonly minFen: number;
  readonly maxFen: number;
  /** How many stand in each of equal steps between the two. */
  readonly steps: number[];
}

/** The prices of what the other filters leave; null when they leave nothing. */
export async function countPrices(
  db: Reader,
  { filters, now }: { filters: UnitFilters; now: Date },
): Promise<Prices | null> {
  const { rows } = await sql<{ minFen: number; maxFen: number; step: number; count: number }>`
    with found as materialized (
      select price_fen::int8 as fen from open_box_search where ${conditionsOf(filters, { without: ['from', 'to'], now })}
    ), span as (select min(fen) as min, max(fen) as max from found)
    select min as "minFen", max as "maxFen", width_bucket(fen, min, max + 1, ${sql.lit(PRICE_STEPS)}) as step,
      count(*)::int as count
    from found, span group by 1, 2, 3`.execute(db);
  const [first] = rows;
  if (!first) return null;
  const counts = new Map(rows.map(({ step, count }) => [step, count]));
  const steps = Array.from({ length: PRICE_STEPS }, (_, index) => counts.get(index + 1) ?? 0);
  return { minFen: first.minFen, maxFen: first.maxFen, steps };
}
