import { sql } from 'kysely';
import type { Reader } from '../../../apps/server/src/platform/database/Reader.ts';

/** Columns that tell who somebody is; a user's row lies in all of them. */
const PEOPLE = ['user_id', 'owner_id', 'inviter_id'];
/** Names of moments that are yet to come. */
const TO_COME =
  /until|expires|_by$|ends_at|deadline|opens_at|closes_at|due_at|release_at|starts_at|claim_from|drops?_at|drop_at|ask_at|publish_at|settled_to/;

interface Column {
  readonly table: string;
  readonly moment: string;
  readonly person: string | null;
}

/** Every moment of every table, with the user whose row it is. */
async function listMoments(db: Reader): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select tables.table_name as "table", moments.column_name as moment, people.column_name as person
    from information_schema.tables
    join information_schema.columns as moments using (table_schema, table_name)
    left join information_schema.columns as people on people.table_schema = tables.table_schema
      and people.table_name = tables.table_name and people.column_name = any(${PEOPLE})
    where tables.table_schema = 'public' and table_type = 'BASE TABLE'
      and moments.data_type = 'timestamp with time zone'`.execute(db);
  return rows;
}

/** Rows of a user from before they had registered. */
export async function findEarlier(db: Reader): Promise<string[]> {
  const columns = (await listMoments(db)).filter(({ table, person }) => person !== null && table !== 'users');
  return await namesOfFaults(
    db,
    columns,
    ({ table, moment, person }) => sql`
      select 1 from ${sql.table(table)} as told join users on users.id::text = told.${sql.ref(person ?? '')}::text
      where told.${sql.ref(moment)} < users.created_at`,
  );
}

/** What has happened in the future. */
export async function findLater(db: Reader, now: Date): Promise<string[]> {
  const columns = (await listMoments(db)).filter(({ moment }) => !TO_COME.test(moment));
  const query = ({ table, moment }: Column) => sql`select 1 from ${sql.table(table)} where ${sql.ref(moment)} > ${now}`;
  return await namesOfFaults(db, columns, query);
}

async function namesOfFaults(
  db: Reader,
  columns: readonly Column[],
  faultsOf: (column: Column) => ReturnType<typeof sql>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const column of columns) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int4 as count from (${faultsOf(column)}) as fault`.execute(db);
    const count = rows[0]?.count ?? 0;
    if (count > 0) faults.push(`${column.table}.${column.moment}: ${count}`);
  }
  return faults;
}
