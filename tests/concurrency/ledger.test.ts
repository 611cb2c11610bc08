import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Account,
  addTransfers,
  holdTransfers,
  gatewayAccount,
  houseAccount,
  ledgerInvariants,
  type NewTransfer,
  postHold,
  readBalance,
  userAccount,
  voidHold,
} from '../../apps/server/src/modules/money/ledger/index.ts';
import { createDatabase, type Database } from '../../apps/server/src/platform/database/createDatabase.ts';
import { checkInvariants } from '../../apps/server/src/platform/invariants/checkInvariants.ts';
import { createTestDatabase, type TestDatabase } from '../support/createTestDatabase.ts';

const CLIENTS = 24;
let test: TestDatabase;
let db: Database;
beforeAll(async () => {
  test = await createTestDatabase();
  db = createDatabase({ connectionString: test.url, max: CLIENTS, applicationName: 'test' });
});
afterAll(async () => {
  const results = await checkInvariants(db, ledgerInvariants);
  expect(results.filter(({ offending }) => offending.length > 0)).toEqual([]);
  await db.close();
  await test.drop();
});

const bank = gatewayAccount('wechat');
const sales = houseAccount('sales');
const now = () => new Date();
const cause = (leg = 'one') => ({ kind: 'test', id: newId(), leg });
const add = (...transfers: NewTransfer[]) => db.transact((tx) => addTransfers(tx, { transfers, now: now() }));
const move = (from: Account, to: Account, amount: number, why = cause()): NewTransfer => ({
  from,
  to,
  amount,
  cause: why,
});
const together = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: count }, (_, index) => work(index)));
const fulfilled = (results: PromiseSettledResult<unknown>[]) => results.filter(({ status }) => status === 'fulfilled');

describe('parallel clients', () => {
  it('spend a balance once: 200 try, 50 fit', async () => {
    const balance = userAccount(newId(), 'balance');
    await add(move(bank, balance, 5000));
    const results = await together(200, () => add(move(balance, sales, 100)));
    expect(fulfilled(results)).toHaveLength(50);
    for (const one of results)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ errorCode: 'BALANCE_SHORT' });
    expect(await readBalance(db.read, balance)).toEqual({ balance: 0, held: 0 });
  });

  it('say the same cause 100 times: one transfer, and all are told so', async () => {
    const balance = userAccount(newId(), 'balance');
    const why = cause();
    const results = await together(100, () => add(move(bank, balance, 700, why)));
    const answers = results.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)));
    expect(answers.filter((answer) => answer === 'added')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'known')).toHaveLength(99);
    expect(await readBalance(db.read, balance)).toEqual({ balance: 700, held: 0 });
  });

  it('move round in circles without a deadlock that anyone sees', async () => {
    const users = Array.from({ length: 4 }, () => userAccount(newId(), 'balance'));
    for (const user of users) await add(move(bank, user, 10_000));
    const deadlocksBefore = await countDeadlocks();
    const results = await together(300, (index) => {
      const from = users[index % 4] as Account;
      const to = users[(index * 7 + 1) % 4] as Account;
      const third = users[(index * 3 + 2) % 4] as Account;
      const legs = [move(from, to, 1 + (index % 9)), move(to, third, 1), move(third, from, 1)];
      return add(...legs.filter((one) => one.from.id !== one.to.id));
    });
    expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(await countDeadlocks()).toBe(deadlocksBefore);
    const sums = await Promise.all(users.map(async (user) => (await readBalance(db.read, user)).balance));
    expect(sums.reduce((total, one) => total + one, 0)).toBe(40_000);
  });

  it('end a hold once, whoever is first', async () => {
    for (let round = 0; round < 10; round += 1) {
      const balance = userAccount(newId(), 'balance');
      await add(move(bank, balance, 1000));
      const why = cause();
      await db.transact((tx) => holdTransfers(tx, { transfers: [move(balance, sales, 1000, why)], now: now() }));
      const results = await together(20, (index) =>
        db.transact<unknown>((tx) => (index % 2 ? postHold : voidHold)(tx, { cause: why, now: now() })),
      );
      const added = results.filter((one) => one.status === 'fulfilled' && one.value === 'added');
      expect(added).toHaveLength(1);
      const { balance: left, held } = await readBalance(db.read, balance);
      expect([0, 1000]).toContain(left);
      expect(held).toBe(0);
    }
  });

  it('touch one house account without waiting for each other', async () => {
    const payer = userAccount(newId(), 'balance');
    const other = userAccount(newId(), 'balance');
    await add(move(bank, payer, 100), move(bank, other, 100));
    await db.transact(async (tx) => {
      await addTransfers(tx, { transfers: [move(payer, sales, 1)], now: now() });
      // Beside an open transaction that has touched `sales`: with one row for it this would wait, and fail after 3 s.
      expect(await add(move(other, sales, 1))).toBe('added');
    });
  });
});

async function countDeadlocks(): Promise<number> {
  await db.transact((tx) => sql`select pg_stat_force_next_flush()`.execute(tx));
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(db.read);
  return rows[0]?.deadlocks ?? 0;
}
