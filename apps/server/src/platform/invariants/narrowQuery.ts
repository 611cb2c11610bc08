import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../database/Tx.ts';
import type { WindowTables } from './WindowTables.ts';

interface Narrowed {
  readonly tables: WindowTables;
  readonly ids: readonly string[];
  /** Those of `tables.derived`. */
  readonly derived: readonly string[];
}

/**
 * The same query over the rows of a window alone. Each narrowed table is a common table expression with the table's own name, which
 * hides the table from the query; `public.` before a name, in a query or in a condition, means the whole table. What it hides has no
 * key: a query that groups by a key has to name the other columns of the row, too.
 */
export function narrowQuery(
  tx: Tx,
  query: RawBuilder<unknown>,
  { tables, ids, derived }: Narrowed,
): RawBuilder<unknown> {
  const words = new Set(query.compile(tx).sql.match(/\w+/g));
  const narrowed = Object.entries(tables.belongs)
    .filter(([table]) => words.has(table))
    .map(
      ([table, belongs]) =>
        sql`${sql.ref(table)} as not materialized (select * from ${sql.id('public', table)} where ${belongs})`,
    );
  const lists = [listOf('window_ids', ids)];
  if (tables.derived && words.has(tables.derived.table)) lists.push(listOf('derived_ids', derived));
  return sql`
    with ${sql.join([...lists, ...narrowed])}
    select * from (${query}
    ) as found`;
}

/** The ids that the conditions of a window name beside its own. */
export async function findDerived(
  tx: Tx,
  { tables: { derived }, ids }: Omit<Narrowed, 'derived'>,
): Promise<readonly string[]> {
  if (!derived) return [];
  const { rows } = await sql<{ id: string }>`with ${listOf('window_ids', ids)} ${derived.ids}`.execute(tx);
  return rows.map(({ id }) => id);
}

function listOf(name: string, ids: readonly string[]): RawBuilder<unknown> {
  return sql`${sql.ref(name)} as materialized (select distinct unnest(${ids}::uuid[]) as id)`;
}
