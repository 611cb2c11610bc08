import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../../../tests/support/createTestDatabase.ts';
import { createDatabase } from './createDatabase.ts';
import type { Tx } from './Tx.ts';
import { listed } from './listed.ts';

const ids = Array.from({ length: 6 }, (_, index) => `01930000-0000-7000-8000-00000000000${index}`);

it('has a short list planned once for all values, and takes lists of any length', async () => {
  const test = await createTestDatabase();
  const db = createDatabase({ connectionString: test.url, max: 1, applicationName: 'test' });
  const find = async (tx: Tx, list: readonly string[]) =>
    (await sql`select id from users where id = any(${listed(list, 'uuid')})`.execute(tx)).rows;
  await db.transact(async (tx) => {
    // As in the shop; databases of tests have every plan made for all values.
    await sql`set local plan_cache_mode = auto`.execute(tx);
    for (let time = 0; time < 8; time += 1) await find(tx, ids.slice(0, 2));
    const { rows } = await sql<{ times: number }>`
      select generic_plans as times from pg_prepared_statements where statement like '%any(array[$1, $2]::uuid[])'`.execute(
      tx,
    );
    expect(rows).toEqual([{ times: 3 }]); // PostgreSQL plans the first five executions with their values
    for (const length of [0, 1, 4, 6]) expect(await find(tx, ids.slice(0, length))).toEqual([]);
    const { rows: numbers } = await sql`
      select * from unnest(${listed([3, null], 'int')}, ${listed([{ a: 'x' }, { a: '' }], 'text', ({ a }) => a)}) as row (n, t)`.execute(
      tx,
    );
    expect(numbers).toEqual([
      { n: 3, t: 'x' },
      { n: null, t: '' },
    ]);
  });
  await db.close();
  await test.drop();
});
