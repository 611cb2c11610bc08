import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

/** permission denied, or: must be owner of */
const FORBIDDEN = '42501';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const asShop = (statement: string) => shop.services.db.transact((tx) => sql.raw(statement).execute(tx));

describe('what api, worker and live log in as', () => {
  it('is no superuser, owns nothing and may make nothing', async () => {
    const { rows } = await sql`
      select rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls, (
        select count(*)::int from pg_class where relowner = pg_roles.oid) as owned
      from pg_roles where rolname = current_user`.execute(shop.services.db.read);
    expect(rows).toEqual([
      {
        rolsuper: false,
        rolcreatedb: false,
        rolcreaterole: false,
        rolreplication: false,
        rolbypassrls: false,
        owned: 0,
      },
    ]);
  });

  it.each([
    'create table other (id int)',
    'create schema other',
    'create role other',
    'create function other() returns int language sql as $$ select 1 $$',
    'drop table orders',
    'alter table orders add column other int',
    'alter table orders disable trigger all',
    'alter table audit_rows disable trigger audit_rows_append',
    'set local session_replication_role = replica',
    'truncate sessions',
    `insert into migrations values ('9999_other', '', now())`,
    'delete from migrations',
    'insert into graphile_worker.migrations (id) values (999)',
    `copy users to program 'true'`,
    `select pg_read_file('postgresql.conf')`,
  ])('cannot: %s', async (statement) => {
    await expect(asShop(statement)).rejects.toMatchObject({ code: FORBIDDEN });
  });

  it('cannot change what is only added to, not even by going round its trigger', async () => {
    const { rows } = await sql<{ table: string }>`
      select distinct tgrelid::regclass::text as table from pg_trigger
      where tgfoid = 'refuse_change'::regproc and tgattr::text = '' and (tgtype & 24) = 24`.execute(shop.owner.read);
    const tables = rows.map(({ table }) => table);
    expect(tables).toEqual(expect.arrayContaining(['audit_rows', 'ledger_transfers', 'sku_prices', 'stock_movements']));
    for (const table of tables) {
      const { rows: columns } = await sql<{ name: string }>`
        select attname as name from pg_attribute where attrelid = ${table}::regclass and attnum > 0`.execute(
        shop.owner.read,
      );
      const name = columns[0]?.name ?? '';
      await expect(asShop(`update ${table} set ${name} = ${name}`), table).rejects.toMatchObject({ code: FORBIDDEN });
      await expect(asShop(`delete from ${table}`), table).rejects.toMatchObject({ code: FORBIDDEN });
    }
  });

  it('reads and writes the rows of every other table, and of those that come later', async () => {
    await shop.owner.writeAlone(sql`create table toys (id int generated always as identity)`);
    const { rows } = await sql<{ missing: string }>`
      select oid::regclass::text as missing from pg_class
      where relkind in ('r', 'p') and relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
        and not (has_table_privilege('jiwu_shop', oid, 'select') and has_table_privilege('jiwu_shop', oid, 'insert'))`.execute(
      shop.owner.read,
    );
    expect(rows.map(({ missing }) => missing).toSorted()).toEqual(['graphile_worker.migrations', 'migrations']);
    await asShop('insert into toys default values');
    await shop.owner.writeAlone(sql`drop table toys`);
  });
});

it('is granted the same again after every run of the migrations', async () => {
  const rights = async () =>
    (
      await sql`
        select table_schema, table_name, privilege_type from information_schema.table_privileges
        where grantee = 'jiwu_shop' order by 1, 2, 3`.execute(shop.owner.read)
    ).rows;
  const before = await rights();
  expect(before.length).toBeGreaterThan(300);
  await shop.owner.writeAlone(sql`revoke insert on orders from jiwu_shop`);
  expect(await migrate(shop.ownerUrl)).toEqual([]);
  expect(await rights()).toEqual(before);
});
