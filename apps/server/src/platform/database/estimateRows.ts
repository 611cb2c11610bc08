import { sql } from 'kysely';
import type { Reader } from './Reader.ts';
import type { DB } from './schema.gen.ts';

/** How many rows a table has, as the planner believes: counting them would take as long as reading it. */
export async function estimateRows(db: Reader, table: keyof DB): Promise<number> {
  const { rows } = await sql<{ believed: number }>`
    select reltuples::int8 as believed from pg_class where oid = ${table}::regclass`.execute(db);
  return rows[0]?.believed ?? 0;
}
