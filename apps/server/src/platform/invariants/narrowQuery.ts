import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../database/Tx.ts';
import type { WindowTables } from './WindowTables.ts';

/**
 * The same query over the rows of a window alone. Each narrowed table is a common table expression with the table's own name, which
 * hides the table from the query; `public.` before a name, in a query or in a condition, means the whole table.
 * What it hides has no key: a query that groups by a key has to name the other columns of the row, too.
 */
export function narrowQuery(
  tx: Tx,
  query: RawBuilder<unknown>,
  { tables, ids }: { tables: WindowTables; ids: readonly string[] },
): RawBuilder<unknown> {
  const words = new Set(query.compile(tx).sql.match(/\w+/g));
  const narrowed = Object.entries(tables)
    .filter(([table]) => words.has(table))
    .map(
      ([table, belongs]) =>
        sql`${sql.ref(table)} as not materialized (select * from ${sql.id('public', table)} where ${belongs})`,
    );
  return sql`
    with ${sql.join([sql`window_ids as materialized (select distinct unnest(${ids}::uuid[]) as id)`, ...narrowed])}
    select * from (${query}
    ) as found`;
}
