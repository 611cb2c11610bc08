import { createServer, connect, type AddressInfo } from 'node:net';
import { newId } from '@jiwu/kernel';
import { AbortedTransactionError, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, type Database } from '../../apps/server/src/platform/database/createDatabase.ts';
import type { Tx } from '../../apps/server/src/platform/database/Tx.ts';
import { violatedConstraint } from '../../apps/server/src/platform/database/violatedConstraint.ts';
import { withCommit } from '../../apps/server/src/platform/effects/transactionEnd.ts';
import { createTestDatabase, type TestDatabase } from '../support/createTestDatabase.ts';

let database: TestDatabase;
let db: Database;
/** What the shop has sent to PostgreSQL, packet by packet: a relay stands between them. */
let packets = 0;
const relay = createServer((shop) => {
  const { hostname, port } = new URL(database.url);
  const postgres = connect(Number(port), hostname);
  shop.on('data', (bytes) => {
    packets += 1;
    postgres.write(bytes);
  });
  postgres.pipe(shop);
  shop.on('close', () => postgres.destroy());
});

beforeAll(async () => {
  database = await createTestDatabase();
  await new Promise<void>((listening) => relay.listen(0, '127.0.0.1', listening));
  const url = new URL(database.url);
  url.port = String((relay.address() as AddressInfo).port);
  db = createDatabase({ connectionString: url.href, max: 1, applicationName: 'test-with-commit' });
  await db.writeAlone(sql`create table things (id uuid primary key)`);
});
afterAll(async () => {
  await db.close();
  relay.close();
  await database.drop();
});

const insert = (tx: Tx, id: string) => sql`insert into things values (${id})`.execute(tx);
const count = async () => (await sql<{ n: number }>`select count(*)::int as n from things`.execute(db.read)).rows[0]?.n;

/** A thing written at once and one with the commit, and how many packets that took. */
async function writeTwo(first: string, last: string): Promise<number> {
  const before = packets;
  await db.transact(async (tx) => {
    await insert(tx, first);
    withCommit(tx, () => insert(tx, last));
  });
  return packets - before;
}

it('leaves in the packet of the commit', async () => {
  await writeTwo(newId(), newId());
  expect(await writeTwo(newId(), newId()), 'begin and the first, the last and commit').toBe(2);
  expect(await count()).toBe(4);
});

it('undoes the transaction when it fails, and says why', async () => {
  const [known, other] = [newId(), newId()];
  await writeTwo(known, newId());
  const before = await count();
  const error = await writeTwo(other, known).catch((reason: unknown) => reason);
  expect(violatedConstraint(error)).toBe('things_pkey');
  expect(await count()).toBe(before);
  expect(await writeTwo(other, newId()), 'the connection goes on').toBeGreaterThan(0);
});

it('is sent once more when the transaction is repeated', async () => {
  let attempts = 0;
  const id = newId();
  await db.transact(async (tx) => {
    attempts += 1;
    await sql`select 1`.execute(tx);
    withCommit(tx, () => (attempts < 3 ? sql`do $$ begin raise sqlstate '40001'; end $$`.execute(tx) : insert(tx, id)));
  });
  expect(attempts).toBe(3);
  expect((await sql`select from things where id = ${id}`.execute(db.read)).rows).toHaveLength(1);
});

it('a failure that somebody swallowed is not taken for a commit', async () => {
  const before = await count();
  const swallowing = db.transact(async (tx) => {
    await insert(tx, newId());
    await sql`select 1 / 0`.execute(tx).catch(() => {});
  });
  await expect(swallowing).rejects.toThrow(AbortedTransactionError);
  expect(await count()).toBe(before);
});
