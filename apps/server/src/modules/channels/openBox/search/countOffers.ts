import { rules } from '@jiwu/contract';
import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { conditionsOf, type FilterGroup, type UnitFilters } from './filters.ts';

/** Units by facet: `c:home`, `b:manwu`, `g:a`. Each group counts what the filters of the other groups leave. */
export async function countFacets(
  db: Reader,
  { filters, group, prefix, now }: { filters: UnitFilters; group: FilterGroup; prefix: string; now: Date },
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ facet: string; count: number }>`
    select facet, count(*)::int as count from open_box_search, unnest(facets) as facet
    where ${conditionsOf(filters, { without: [group], now })} and starts_with(facet, ${`${prefix}:`})
    group by facet`.execute(db);
  return new Map(rows.map(({ facet, count }) => [facet.slice(prefix.length + 1), count]));
}

/** Everything on sale, and what of it was listed since then. */
export async function countListed(db: Reader, since: Date): Promise<{ total: number; newToday: number }> {
  const { rows } = await sql<{ total: number; newToday: number }>`
    select count(*)::int as total, count(*) filter (where listed_at >= ${since})::int as "newToday"
    from open_box_search`.execute(db);
  return rows[0] ?? { total: 0, newToday: 0 };
}

interface Sums {
  readonly total: number;
  readonly matching: number;
  readonly complete: number;
  readonly working: number;
  readonly dropping: number;
  readonly locked: number;
}

/** The figures that are one number each; in one statement. */
export async function countOffers(db: Reader, { filters, now }: { filters: UnitFilters; now: Date }): Promise<Sums> {
  const but = (...without: FilterGroup[]) => conditionsOf(filters, { without, now });
  const dropping = conditionsOf({ dropping: '1' }, { now });
  const { rows } = await sql<Sums>`
    select count(*)::int as total, count(*) filter (where ${but()})::int as matching,
      count(*) filter (where ${but('complete')} and is_complete)::int as complete,
      count(*) filter (where ${but('working')} and is_working)::int as working,
      count(*) filter (where ${but('dropping')} and ${dropping})::int as dropping,
      count(*) filter (where ${but('free')} and locked_until is not null)::int as locked
    from open_box_search`.execute(db);
  return rows[0] as Sums;
}

/** How many save at least so much, by per cent. */
export async function countSavings(
  db: Reader,
  { filters, now }: { filters: UnitFilters; now: Date },
): Promise<{ atLeast: (typeof rules.openBox.savings)[number]; count: number }[]> {
  const counts = rules.openBox.savings.map(
    (percent) => sql`count(*) filter (where saving_bp >= ${Number(percent) * 100})::int as ${sql.ref(percent)}`,
  );
  const { rows } = await sql<Readonly<Record<string, number>>>`
    select ${sql.join(counts)} from open_box_search
    where ${conditionsOf(filters, { without: ['saving'], now })}`.execute(db);
  return rules.openBox.savings.map((atLeast) => ({ atLeast, count: rows[0]?.[atLeast] ?? 0 }));
}
