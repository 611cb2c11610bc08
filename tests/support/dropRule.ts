import { sql } from 'kysely';
import type { Tx } from '../../apps/server/src/platform/database/Tx.ts';

/**
 * Takes a rule away from a table: a constraint of its own, or one of the domain of its rows (`orders_rules`, db/README.md). A test sees so
 * what notices a row that the database would have refused.
 */
export async function dropRule(tx: Tx, table: string, name: string): Promise<void> {
  const domain = `${table}_rules`;
  const { rows } = await sql`
    select from pg_constraint where contypid = to_regtype(${domain}) and conname = ${name}`.execute(tx);
  const owner = rows.length > 0 ? sql`domain ${sql.ref(domain)}` : sql`table ${sql.table(table)}`;
  await sql`alter ${owner} drop constraint ${sql.ref(name)}`.execute(tx);
}
