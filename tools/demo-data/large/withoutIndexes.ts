import type pg from 'pg';

interface Index {
  readonly name: string;
  readonly definition: string;
}

/**
 * Drops the indexes of tables that no constraint stands on, does the work, and makes them again from their own
 * definitions. Within the caller's transaction: whatever happens, no database is left without them.
 */
export async function withoutIndexes<T>(
  client: pg.Client,
  tables: readonly string[],
  work: () => Promise<T>,
  say: (text: string) => void,
): Promise<T> {
  const { rows } = await client.query<Index>(
    `select class.relname as name, pg_get_indexdef(class.oid) as definition
     from pg_index as index
     join pg_class as class on class.oid = index.indexrelid
     where index.indrelid = any($1::regclass[])
       and not exists (select from pg_constraint where conindid = class.oid)
     order by class.relname`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index ${client.escapeIdentifier(name)}`);
  const result = await work();
  say(`${rows.length} indexes`);
  for (const { definition } of rows) await client.query(definition);
  return result;
}
