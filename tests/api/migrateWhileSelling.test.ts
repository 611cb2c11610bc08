import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDatabase } from '../../apps/server/src/platform/database/createDatabase.ts';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { createTestDatabase, type TestDatabase } from '../support/createTestDatabase.ts';

let database: TestDatabase;
let dir: string;
let clients: pg.Client[];

beforeEach(async () => {
  database = await createTestDatabase();
  dir = mkdtempSync(path.join(tmpdir(), 'jiwu-migrations-'));
  clients = [];
});
afterEach(async () => {
  await Promise.all(clients.map((client) => client.end()));
  await database.drop();
  rmSync(dir, { recursive: true });
});

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  clients.push(client);
  return client;
}

function write(name: string, text: string): void {
  mkdirSync(path.join(dir, name));
  writeFileSync(path.join(dir, name, 'up.sql'), text);
}

it('gives up a table that someone holds, lets everyone else go on, and comes again', async () => {
  const holder = await connect();
  const shopper = await connect();
  await holder.query('begin');
  await holder.query('lock table orders in row exclusive mode');
  write('9001_wide', 'alter table orders add column tried integer');
  const gaveWay = Promise.withResolvers<string>();
  const migrating = migrate(database.url, { dir, onWait: gaveWay.resolve });
  expect(await gaveWay.promise).toBe('9001_wide');
  // The migration stands back: the table can be read and written, although its holder goes on holding it.
  await shopper.query(`set lock_timeout = '3s'`);
  await shopper.query('select 1 from orders limit 1');
  await holder.query('commit');
  expect(await migrating).toEqual(['9001_wide']);
});

it('does not wait longer for a table than a request does', async () => {
  const holder = await connect();
  const shopper = await connect();
  const watcher = await connect();
  await holder.query('begin');
  await holder.query('lock table orders in row exclusive mode');
  write('9001_wide', 'alter table orders add column tried integer');
  const migrating = migrate(database.url, { dir });
  const waiting = `select 1 from pg_locks where not granted and relation = 'orders'::regclass`;
  await expect.poll(async () => (await watcher.query(waiting)).rowCount).toBeGreaterThan(0);
  // Behind the migration in the queue, as every request of the shop is.
  await shopper.query(`set lock_timeout = '3s'`);
  await shopper.query('select 1 from orders limit 1');
  await holder.query('commit');
  expect(await migrating).toEqual(['9001_wide']);
});

const INDEX = '-- no transaction\ncreate index concurrently users_tried on users (name)';
const valid = `select indisvalid from pg_index where indexrelid = to_regclass('users_tried')`;

it('builds an index beside the shop, and by one of four processes that start at once', async () => {
  write('9001_index', INDEX);
  const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(database.url, { dir })));
  expect(applied.flat()).toEqual(['9001_index']);
  expect((await (await connect()).query(valid)).rows).toEqual([{ indisvalid: true }]);
});

it('builds an index anew that was left half built', async () => {
  const client = await connect();
  await client.query('create table doubles as select 1 as one from generate_series(1, 2)');
  await expect(client.query('create unique index concurrently doubles_one on doubles (one)')).rejects.toThrow(
    /could not create unique/,
  );
  await client.query('delete from doubles');
  write('9001_index', '-- no transaction\ncreate unique index concurrently doubles_one on doubles (one)');
  expect(await migrate(database.url, { dir })).toEqual(['9001_index']);
  const { rows } = await client.query(`select indisvalid from pg_index where indexrelid = to_regclass('doubles_one')`);
  expect(rows).toEqual([{ indisvalid: true }]);
});

it('takes an index that was finished, but not written down', async () => {
  const client = await connect();
  await client.query('create index users_tried on users (name)');
  write('9001_index', INDEX);
  expect(await migrate(database.url, { dir })).toEqual(['9001_index']);
  expect(await migrate(database.url, { dir })).toEqual([]);
});

it('refuses two statements without a transaction: one could be done and the other not', async () => {
  write('9001_two', `${INDEX};\ncreate table other (id int)`);
  await expect(migrate(database.url, { dir })).rejects.toThrow('9001_two failed');
  expect((await (await connect()).query(`select to_regclass('other') as other`)).rows).toEqual([{ other: null }]);
});

it('lets statements and transactions that were prepared before a new column go on', async () => {
  const db = createDatabase({ connectionString: database.url, max: 1, applicationName: 'test' });
  try {
    await (await connect()).query('create table wide (id int); insert into wide values (1)');
    const all = sql<{ id: number }>`select * from wide`;
    const ask = () =>
      Promise.all([
        db.transact(async (tx) => (await all.execute(tx)).rows),
        all.execute(db.read).then(({ rows }) => rows),
        db.writeAlone(all),
      ]);
    expect(await ask()).toEqual([[{ id: 1 }], [{ id: 1 }], [{ id: 1 }]]);
    for (const column of ['second', 'third']) {
      const name = `9001_${column}`;
      write(name, `alter table wide add column ${column} int not null default 2`);
      expect(await migrate(database.url, { dir })).toEqual([name]);
      for (const rows of await ask()) expect(rows).toMatchObject([{ id: 1, [column]: 2 }]);
    }
  } finally {
    await db.close();
  }
});
