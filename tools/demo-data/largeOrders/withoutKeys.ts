import type pg from 'pg';

interface Dropped {
  readonly drop: string;
  readonly make: string;
}

/** References first, so that the keys below them can be dropped; made again in the opposite order. */
const FIND = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid),
      case when contype in ('c', 'f') and $2 then 'not valid' end) as make
  from pg_constraint
  where contype = 'f' and (conrelid = any($1::regclass[]) or confrelid = any($1::regclass[]))
    or (contype in ('p', 'u') or contype = 'c' and $2) and conrelid = any($1::regclass[])
  order by contype = 'f' desc, conname`;

const FIND_INDEXES = `
  select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as make
  from pg_index
  where indrelid = any($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)
  order by indexrelid::regclass::text`;

interface Input {
  readonly tables: readonly string[];
  /** The loaded rows are trusted: checks and references hold only for later rows. */
  readonly trusts: boolean;
  readonly work: () => Promise<void>;
  readonly say: (text: string) => void;
}

/**
 * Drops the keys, references and indexes of tables, does the work, and makes them again from their own definitions, which checks
 * the loaded rows. Within the caller's transaction: whatever happens, no database is left without them.
 */
export async function withoutKeys(client: pg.Client, { tables, trusts, work, say }: Input): Promise<void> {
  const constraints = (await client.query<Dropped>(FIND, [tables, trusts])).rows;
  const indexes = (await client.query<Dropped>(FIND_INDEXES, [tables])).rows;
  const all = [...constraints, ...indexes];
  for (const { drop } of all) await client.query(drop);
  await work();
  say(`${all.length} keys, references and indexes`);
  for (const { make } of all.toReversed()) await client.query(make);
}
