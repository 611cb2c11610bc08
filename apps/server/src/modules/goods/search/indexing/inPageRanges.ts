import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../platform/database/createDatabase.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';

/** 1 MB, a few hundred rows: even if all of them change, in all their indexes, on a busy machine, it takes a second. */
const PAGES = 128;

/** Walks over a whole table as it lies on disk, each stretch in a short transaction of its own. */
export async function inPageRanges(
  db: Database,
  table: 'product_search',
  work: (tx: Tx, range: RawBuilder<boolean>) => Promise<void>,
  pages = PAGES,
): Promise<void> {
  const { rows } = await sql<{ pages: number }>`
    select (pg_relation_size(${table}::regclass) / current_setting('block_size')::int)::int as pages`.execute(db.read);
  for (let from = 0; from < (rows[0]?.pages ?? 0); from += pages) {
    const range = sql<boolean>`ctid >= ${`(${from},0)`}::tid and ctid < ${`(${from + pages},0)`}::tid`;
    await db.transact((tx) => work(tx, range));
  }
}
