import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../../tests/support/createTestDatabase.ts';
import { createDatabase, type Database } from '../../../platform/database/createDatabase.ts';
import { checkInvariants } from '../../../platform/invariants/checkInvariants.ts';
import { type Account, gatewayAccount, houseAccount, userAccount } from './accounts.ts';
import { addTransfers } from './addTransfers.ts';
import { postHold, voidHold } from './endHold.ts';
import { listEntries, sumEntriesByKind, sumEntriesByMonth } from './entries.ts';
import { holdTransfers } from './holdTransfers.ts';
import type { NewTransfer } from './insertTransfers.ts';
import { ledgerInvariants } from './ledgerInvariants.ts';
import { readBalance } from './readBalance.ts';

let test: TestDatabase;
let db: Database;
let balance: Account;
const bank = gatewayAccount('wechat');
const sales = houseAccount('sales');
const now = new Date('2026-11-15T12:00:00+08:00');

beforeAll(async () => {
  test = await createTestDatabase();
  db = createDatabase({ connectionString: test.url, max: 4, applicationName: 'test' });
});
beforeEach(() => {
  balance = userAccount(newId(), 'balance');
});
afterAll(async () => {
  const results = await checkInvariants(db, ledgerInvariants);
  expect(results.filter(({ offending }) => offending.length > 0)).toEqual([]);
  await db.close();
  await test.drop();
});

const cause = (leg = 'one', kind = 'test') => ({ kind, id: newId(), leg });
const move = (from: Account, to: Account, amount: number, why = cause()): NewTransfer => ({
  from,
  to,
  amount,
  cause: why,
});
const add = (...transfers: NewTransfer[]) => db.transact((tx) => addTransfers(tx, { transfers, now }));
const hold = (...transfers: NewTransfer[]) => db.transact((tx) => holdTransfers(tx, { transfers, now }));
const of = (account: Account) => readBalance(db.read, account);

describe('transfers', () => {
  it('move between two accounts and never leave a user below zero', async () => {
    await add(move(bank, balance, 500));
    await expect(add(move(balance, sales, 501))).rejects.toMatchObject({ errorCode: 'BALANCE_SHORT' });
    await add(move(balance, sales, 500));
    expect(await of(balance)).toEqual({ balance: 0, held: 0 });
  });

  it('of one set count by what they come to: all or none', async () => {
    await expect(add(move(bank, balance, 100), move(balance, sales, 101))).rejects.toMatchObject({
      errorCode: 'BALANCE_SHORT',
    });
    expect(await of(balance)).toEqual({ balance: 0, held: 0 });
    await add(move(balance, sales, 60), move(bank, balance, 100));
    expect(await of(balance)).toEqual({ balance: 40, held: 0 });
  });

  it('happen once for a cause, and refuse the same cause with other facts', async () => {
    const why = cause();
    expect(await add(move(bank, balance, 100, why))).toBe('added');
    expect(await add(move(bank, balance, 100, why))).toBe('known');
    await expect(add(move(bank, balance, 101, why))).rejects.toThrow('already moved something else');
    expect(await of(balance)).toEqual({ balance: 100, held: 0 });
  });

  it('stay in one currency and move whole positive amounts', async () => {
    await expect(add(move(bank, userAccount(newId(), 'integral'), 1))).rejects.toThrow('one currency');
    for (const amount of [0, -1, 1.5, Number.NaN, 2 ** 53]) {
      await expect(add(move(bank, balance, amount))).rejects.toThrow('positive whole amount');
    }
  });
});

describe('holds', () => {
  it('keep the amount from being spent until they are posted, in part, or voided', async () => {
    await add(move(bank, balance, 1000));
    const one = cause();
    const two = cause();
    await hold(move(balance, sales, 600, one), move(balance, sales, 300, two));
    expect(await of(balance)).toEqual({ balance: 1000, held: 900 });
    await expect(add(move(balance, sales, 101))).rejects.toMatchObject({ errorCode: 'BALANCE_SHORT' });
    await expect(hold(move(balance, sales, 101))).rejects.toMatchObject({ errorCode: 'BALANCE_SHORT' });

    expect(await db.transact((tx) => postHold(tx, { cause: one, amount: 250, now }))).toBe('added');
    expect(await of(balance)).toEqual({ balance: 750, held: 300 });
    expect(await db.transact((tx) => voidHold(tx, { cause: two, now }))).toBe('added');
    expect(await of(balance)).toEqual({ balance: 750, held: 0 });
  });

  it('end once: again is known, another way or more than was held is refused', async () => {
    await add(move(bank, balance, 1000));
    const why = cause();
    await hold(move(balance, sales, 400, why));
    await expect(db.transact((tx) => postHold(tx, { cause: why, amount: 401, now }))).rejects.toMatchObject({
      code: 'JL002',
    });
    await db.transact((tx) => voidHold(tx, { cause: why, now }));
    expect(await db.transact((tx) => voidHold(tx, { cause: why, now }))).toBe('known');
    await expect(db.transact((tx) => postHold(tx, { cause: why, now }))).rejects.toThrow(
      'already moved something else',
    );
    expect(await of(balance)).toEqual({ balance: 1000, held: 0 });
  });
});

describe('the statement', () => {
  it('lists what moved, newest first, with the balance after each, by kind and page', async () => {
    await add(move(bank, balance, 1000, cause('one', 'recharge')), move(bank, balance, 50, cause('two', 'bonus')));
    for (let n = 1; n <= 5; n += 1) await add(move(balance, sales, n, cause('one', 'orderPayment')));
    const span = { account: balance, from: new Date(now.getTime() - 1000), until: new Date(now.getTime() + 1000) };
    const first = await listEntries(db.read, { ...span, limit: 4 });
    expect(first.map(({ amount, balanceAfter }) => [amount, balanceAfter])).toEqual([
      [-5, 1035],
      [-4, 1040],
      [-3, 1044],
      [-2, 1047],
    ]);
    const rest = await listEntries(db.read, { ...span, limit: 4, before: first[3] });
    expect(rest.map(({ kind, amount, balanceAfter }) => [kind, amount, balanceAfter])).toEqual([
      ['orderPayment', -1, 1049],
      ['bonus', 50, 1050],
      ['recharge', 1000, 1000],
    ]);
    const payments = await listEntries(db.read, { ...span, kinds: ['orderPayment', 'bonus'], limit: 9 });
    expect(payments).toHaveLength(6);
    expect(await sumEntriesByKind(db.read, span)).toContainEqual({
      kind: 'orderPayment',
      count: 5,
      income: 0,
      expense: 15,
    });
    expect(await sumEntriesByMonth(db.read, span)).toEqual([{ month: '2026-11', income: 1050, expense: 15 }]);
  });
});

describe('the tables', () => {
  it.each([
    sql`update ledger_transfers set amount = 1`,
    sql`delete from ledger_transfers`,
    sql`truncate ledger_transfers`,
    sql`update ledger_balances set balance = 1`,
    sql`delete from ledger_balances`,
    sql`insert into ledger_balances values (gen_random_uuid(), 0, 1, 0, now())`,
    sql`insert into ledger_entries values (gen_random_uuid(), now(), gen_random_uuid(), 'x', 1, 1)`,
    sql`update ledger_entries set amount = 1`,
    sql`update ledger_accounts set currency = 'INTEGRAL'`,
  ])('refuse to be changed by hand (%#)', async (statement) => {
    await add(move(bank, balance, 1));
    await expect(db.transact((tx) => statement.execute(tx))).rejects.toMatchObject({ code: '23001' });
  });
});
