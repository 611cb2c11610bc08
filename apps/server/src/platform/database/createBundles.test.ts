import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../../tests/support/createTestDatabase.ts';
import { requestFigures, withRequestFigures } from '../telemetry/requestFigures.ts';
import { createDatabase, type Database } from './createDatabase.ts';

let db: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  const test = await createTestDatabase();
  db = createDatabase({ connectionString: test.url, max: 2, applicationName: 'test' });
  drop = test.drop;
  await db.writeAlone(
    sql`create table shelves (id int primary key, name text not null, price_fen bigint not null, at timestamptz not null)`,
  );
  await db.writeAlone(
    sql`insert into shelves select n, 'shelf ' || n, n * 100, '2026-11-15T04:00:00Z' from generate_series(1, 5) as n`,
  );
});
afterAll(async () => {
  await db.close();
  await drop();
});

/** How many statements it took, and what it answered. */
const counting = <T>(work: () => Promise<T>) =>
  new Promise<{ result: T; statements: number }>((resolve, reject) => {
    withRequestFigures(() => {
      work().then((result) => resolve({ result, statements: requestFigures()?.statements ?? 0 }), reject);
    });
  });

it('sends what is asked in one turn as one statement, and gives each its own rows, types and order', async () => {
  const reader = db.bundle();
  const { result, statements } = await counting(async () =>
    Promise.all([
      sql<{ id: number; at: Date }>`select id, at from shelves order by id desc limit ${3}`.execute(reader),
      sql<{ id: string }>`select name as id, price_fen, price_fen from shelves where id = ${2}`.execute(reader),
      sql`select id from shelves where name = ${'none'}`.execute(reader),
      reader.selectFrom('categories').select(['id', 'name']).where('level', '=', 9).execute(),
      sql<{
        all: string[];
      }>`with named as (select array_agg(name order by id) as "all" from shelves) select * from named`.execute(reader),
    ]),
  );
  const [newest, second, none, categories, all] = result;
  expect(newest.rows).toEqual([5, 4, 3].map((id) => ({ id, at: new Date('2026-11-15T04:00:00Z') })));
  expect(second.rows).toEqual([{ id: 'shelf 2', price_fen: 200 }]);
  expect([none.rows, categories]).toEqual([[], []]);
  expect(all.rows[0]?.all).toHaveLength(5);
  expect(statements).toBe(1);
});

it('takes as many statements as the longest chain of questions', async () => {
  const reader = db.bundle();
  const chain = async (length: number) => {
    let last = 0;
    for (let step = 0; step < length; step += 1) {
      const { rows } = await sql<{ next: number }>`select ${last}::int + 1 as next`.execute(reader);
      last = rows[0]?.next ?? 0;
    }
    return last;
  };
  const { result, statements } = await counting(async () => Promise.all([chain(1), chain(3), chain(2), chain(3)]));
  expect(result).toEqual([1, 3, 2, 3]);
  expect(statements).toBe(3);
});

it('a question that fails fails alone', async () => {
  const reader = db.bundle();
  const [good, bad, also] = await Promise.allSettled([
    sql`select name from shelves where id = 1`.execute(reader),
    sql`select 1 / (id - 1) from shelves`.execute(reader),
    sql`select name from shelves where id = 3`.execute(reader),
  ]);
  expect(good).toMatchObject({ status: 'fulfilled', value: { rows: [{ name: 'shelf 1' }] } });
  expect(also).toMatchObject({ status: 'fulfilled', value: { rows: [{ name: 'shelf 3' }] } });
  expect(bad).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
});

it('writes nothing', async () => {
  const reader = db.bundle();
  await expect(sql`delete from shelves`.execute(reader)).rejects.toMatchObject({ code: '25006' });
});
