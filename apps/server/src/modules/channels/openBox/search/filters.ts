import { type Contract, type ParsedInput, rules } from '@jiwu/contract';
import { HOUR_MS } from '@jiwu/kernel';
import { type RawBuilder, sql } from 'kysely';

export type UnitFilters = ParsedInput<Contract['openBoxFacets']>['query'];
/** The groups of filters; values of one group are joined with or, groups with and. */
export type FilterGroup = keyof UnitFilters;

/** The columns that the list and its shelves both have. */
type Shared = 'saving_bp' | 'price_fen' | 'drops_at' | 'is_complete' | 'is_working';

interface Where {
  readonly now: Date;
  readonly shared: (column: Shared) => RawBuilder<unknown>;
}

const among = (prefix: string, list: string): RawBuilder<unknown> =>
  sql`open_box_search.facets && ${list.split(',').map((value) => `${prefix}:${value}`)}::text[]`;

const conditions: {
  readonly [G in FilterGroup]-?: (value: NonNullable<UnitFilters[G]>, where: Where) => RawBuilder<unknown>;
} = {
  category: (list) => among('c', list),
  brand: (list) => among('b', list),
  grade: (list) => among('g', list),
  saving: (percent, { shared }) => sql`${shared('saving_bp')} >= ${Number(percent) * 100}`,
  from: (yuan, { shared }) => sql`${shared('price_fen')} >= ${Number(yuan) * 100}`,
  to: (yuan, { shared }) => sql`${shared('price_fen')} <= ${Number(yuan) * 100}`,
  complete: (_flag, { shared }) => shared('is_complete'),
  working: (_flag, { shared }) => shared('is_working'),
  dropping: (_flag, { now, shared }) =>
    sql`${shared('drops_at')} <= ${new Date(now.getTime() + rules.openBox.droppingHours * HOUR_MS)}`,
  free: () => sql`open_box_search.locked_until is null`,
};

interface Scope {
  readonly without?: readonly FilterGroup[];
  readonly now: Date;
  /** Where the columns that both have are read. */
  readonly from?: 'open_box_search' | 'open_box_shelves';
}

/** The conditions of a list, all but those of some groups. */
export function conditionsOf(
  filters: UnitFilters,
  { without = [], now, from = 'open_box_search' }: Scope,
): RawBuilder<unknown> {
  const where: Where = { now, shared: (column) => sql.ref(`${from}.${column}`) };
  const groups = (Object.keys(conditions) as FilterGroup[]).filter(
    (group) => filters[group] !== undefined && !without.includes(group),
  );
  const parts = groups.map((group) =>
    (conditions[group] as (value: unknown, where: Where) => RawBuilder<unknown>)(filters[group], where),
  );
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `);
}
