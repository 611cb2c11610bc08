import { type Contract, type ParsedInput, rules } from '@jiwu/contract';
import { HOUR_MS } from '@jiwu/kernel';
import { type RawBuilder, sql } from 'kysely';

export type UnitFilters = ParsedInput<Contract['openBoxFacets']>['query'];
/** The groups of filters; values of one group are joined with or, groups with and. */
export type FilterGroup = keyof UnitFilters;

const among = (prefix: string, list: string): RawBuilder<unknown> =>
  sql`facets && ${list.split(',').map((value) => `${prefix}:${value}`)}::text[]`;

const conditions: {
  readonly [G in FilterGroup]-?: (value: NonNullable<UnitFilters[G]>, now: Date) => RawBuilder<unknown>;
} = {
  category: (list) => among('c', list),
  brand: (list) => among('b', list),
  grade: (list) => among('g', list),
  saving: (percent) => sql`saving_bp >= ${Number(percent) * 100}`,
  from: (yuan) => sql`price_fen >= ${Number(yuan) * 100}`,
  to: (yuan) => sql`price_fen <= ${Number(yuan) * 100}`,
  complete: () => sql`facets @> array['complete']`,
  working: () => sql`facets @> array['working']`,
  dropping: (_flag, now) => sql`drops_at <= ${new Date(now.getTime() + rules.openBox.droppingHours * HOUR_MS)}`,
  free: () => sql`locked_until is null`,
};

/** The conditions of a list, all but those of some groups. */
export function conditionsOf(
  filters: UnitFilters,
  { without = [], now }: { without?: readonly FilterGroup[]; now: Date },
): RawBuilder<unknown> {
  const groups = (Object.keys(conditions) as FilterGroup[]).filter(
    (group) => filters[group] !== undefined && !without.includes(group),
  );
  const parts = groups.map((group) =>
    (conditions[group] as (value: unknown, now: Date) => RawBuilder<unknown>)(filters[group], now),
  );
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `);
}
