import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../../../tests/support/createTestDatabase.ts';
import { createDatabase } from './createDatabase.ts';
import { sideBySide } from './sideBySide.ts';
import type { Tx } from './Tx.ts';

it('lives on when a connection breaks between two statements of a transaction', async () => {
  const test = await createTestDatabase();
  const db = createDatabase({ connectionString: test.url, max: 2, applicationName: 'test' });
  const broken = db.transact(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db.read);
    await expect.poll(() => countBackends(rows[0]?.pid)).toBe(0);
    await sql`select 1`.execute(tx);
  });
  const countBackends = async (pid: number | undefined) => {
    const { rows } = await sql`select from pg_stat_activity where pid = ${pid}`.execute(db.read);
    return rows.length;
  };
  // By then the socket has either heard of its end or finds out by writing.
  await expect(broken).rejects.toThrow(/connection|EPIPE/);
  expect(await db.transact(async (tx) => (await sql`select 1 as one`.execute(tx)).rows)).toEqual([{ one: 1 }]);
  await db.close();
  await test.drop();
});

it('sends a beginning and statements that are awaited together in one packet', async () => {
  const test = await createTestDatabase();
  const counted = await countPackets(test.url);
  const db = createDatabase({ connectionString: counted.url, max: 1, applicationName: 'test' });
  await db.transact((tx) => sql`select 0`.execute(tx)); // the connection is open
  const before = counted.packets();
  const answers = await db.transact((tx) =>
    sideBySide(tx, [sql`select 1 as n`.execute(tx), sql`select 2 as n`.execute(tx), sql`select 3 as n`.execute(tx)]),
  );
  expect(answers.flatMap(({ rows }) => rows)).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  expect(counted.packets() - before).toBe(2); // and one for the commit
  await db.close();
  await counted.stop();
  await test.drop();
});

it('sends statements side by side, and undoes all of them when one fails', async () => {
  const test = await createTestDatabase();
  const db = createDatabase({ connectionString: test.url, max: 1, applicationName: 'test' });
  const failed = db.transact((tx) =>
    sideBySide(tx, [
      sql`create table made (id int)`.execute(tx),
      sql`select 1 / 0`.execute(tx),
      sql`insert into made values (1)`.execute(tx),
    ]),
  );
  await expect(failed).rejects.toThrow(/division by zero/);
  const { rows } = await db.transact((tx) => sql`select to_regclass('made') as made`.execute(tx));
  expect(rows).toEqual([{ made: null }]);
  await db.close();
  await test.drop();
});

it('is told the reason, not what followed from it, however long the way of the reason is', async () => {
  const test = await createTestDatabase();
  const db = createDatabase({ connectionString: test.url, max: 1, applicationName: 'test' });
  const translated = async (tx: Tx) => {
    try {
      await sql`select 1 / 0`.execute(tx);
    } catch {
      for (let step = 0; step < 20; step += 1) await Promise.resolve();
      throw new Error('nothing can be divided by zero');
    }
  };
  const failed = db.transact((tx) => sideBySide(tx, [translated(tx), sql`select 1`.execute(tx)]));
  await expect(failed).rejects.toThrow('nothing can be divided by zero');
  await db.close();
  await test.drop();
});

it('refuses what comes after the end of its transaction', async () => {
  const test = await createTestDatabase();
  const db = createDatabase({ connectionString: test.url, max: 1, applicationName: 'test' });
  await db.transact((tx) => sql`create table made (id int)`.execute(tx));
  let straggler: Promise<unknown> = Promise.resolve();
  const failed = db.transact((tx) => {
    // By the next turn of the event loop the rollback is on its way, but not answered.
    straggler = nextTurn().then(() => sql`insert into made values (1)`.execute(tx));
    return Promise.all([straggler, Promise.reject(new Error('refused'))]);
  });
  await expect(failed).rejects.toThrow('refused');
  await expect(straggler).rejects.toThrow(/after the end of its transaction|already rolled back/);
  const { rows } = await db.transact((tx) => sql`select * from made`.execute(tx));
  expect(rows).toEqual([]);
  await db.close();
  await test.drop();
});

it('leaves a connection whose server has become read-only, as after a failover', async () => {
  const test = await createTestDatabase();
  const db = createDatabase({ connectionString: test.url, max: 1, applicationName: 'test' });
  const backend = sql<{ pid: number }>`select pg_backend_pid() as pid`;
  const before = await db.writeAlone(backend);
  await db.writeAlone(sql`set default_transaction_read_only = on`);
  await expect(db.writeAlone(sql`create table made (id int)`)).rejects.toMatchObject({ code: '25006' });
  expect(await db.writeAlone(backend)).not.toEqual(before);
  await db.close();
  await test.drop();
});

it('says what a commit was refused for', async () => {
  const test = await createTestDatabase();
  const db = createDatabase({ connectionString: test.url, max: 1, applicationName: 'test' });
  await db.transact((tx) => sql`create table made (id int unique deferrable initially deferred)`.execute(tx));
  const twice = db.transact((tx) => sql`insert into made values (1), (1)`.execute(tx));
  await expect(twice).rejects.toThrow(/made_id_key/);
  await expect(db.transact((tx) => sql`select 1 as one`.execute(tx))).resolves.toMatchObject({ rows: [{ one: 1 }] });
  await db.close();
  await test.drop();
});

it('reads through connections that PostgreSQL lets write nothing, and keeps them when someone tries', async () => {
  const test = await createTestDatabase();
  const db = createDatabase({ connectionString: test.url, max: 1, applicationName: 'test' });
  await db.transact((tx) => sql`create table made (id int)`.execute(tx));
  const backend = async () =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db.read)).rows[0]?.pid;
  const before = await backend();
  const writes = [
    sql`insert into made values (1)`,
    sql`with added as (insert into made values (1) returning id) select * from added`,
    sql`select nextval('order_numbers')`,
    sql`select id from users for update`,
    sql`create table other (id int)`,
  ];
  for (let round = 0; round < 10; round += 1) {
    for (const write of writes) await expect(write.execute(db.read)).rejects.toMatchObject({ code: '25006' });
  }
  // A reader that is wrong must not cost everyone else their connections.
  expect(await backend()).toBe(before);
  expect(await db.writeAlone(sql`insert into made values (2) returning id`)).toEqual([{ id: 2 }]);
  expect((await sql`select id from made`.execute(db.read)).rows).toEqual([{ id: 2 }]);
  await db.close();
  await test.drop();
});

it('reads only, also when the address has options of its own', async () => {
  const test = await createTestDatabase();
  const url = new URL(test.url);
  url.searchParams.set('options', '-c work_mem=5MB');
  const db = createDatabase({ connectionString: url.href, max: 1, applicationName: 'test' });
  const { rows } = await sql`
    select current_setting('work_mem') as memory, current_setting('default_transaction_read_only') as "readOnly"`.execute(
    db.read,
  );
  expect(rows).toEqual([{ memory: '5MB', readOnly: 'on' }]);
  await db.close();
  await test.drop();
});

/** A proxy before the database that counts the packets sent to it. */
async function countPackets(url: string): Promise<{ url: string; packets: () => number; stop: () => Promise<void> }> {
  const { hostname, port } = new URL(url);
  let packets = 0;
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    client.on('data', () => {
      packets += 1;
    });
    client.pipe(upstream);
    upstream.pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const counted = new URL(url);
  counted.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: counted.href,
    packets: () => packets,
    stop: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

it('waits for a connection as long as the address says', async () => {
  const test = await createTestDatabase();
  const url = new URL(test.url);
  url.searchParams.set('connect_timeout', '60');
  const db = createDatabase({ connectionString: url.href, max: 1, applicationName: 'test' });
  // The only connection is taken for longer than the two seconds after which the shop calls itself busy.
  const taking = sql`select pg_sleep(2.5)`.execute(db.read);
  expect((await sql<{ one: number }>`select 1 as one`.execute(db.read)).rows).toEqual([{ one: 1 }]);
  await taking;
  await db.close();
  await test.drop();
});
