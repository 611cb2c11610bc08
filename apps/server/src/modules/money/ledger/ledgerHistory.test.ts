import { newId } from '@jiwu/kernel';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../../tests/support/createTestDatabase.ts';
import { createDatabase, type Database } from '../../../platform/database/createDatabase.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import { checkInvariants } from '../../../platform/invariants/checkInvariants.ts';
import { type Account, houseAccount, userAccount } from './accounts.ts';
import { addTransfers } from './addTransfers.ts';
import { postHold, voidHold } from './endHold.ts';
import { holdTransfers } from './holdTransfers.ts';
import type { Cause } from './Cause.ts';
import { ledgerInvariants } from './ledgerInvariants.ts';
import { readBalances } from './readBalance.ts';

let test: TestDatabase;
let db: Database;
beforeAll(async () => {
  test = await createTestDatabase();
  db = createDatabase({ connectionString: test.url, max: 2, applicationName: 'test' });
});
afterAll(async () => {
  await db.close();
  await test.drop();
});

const side = fc.nat(4);
const leg = fc
  .record({ from: side, to: side, amount: fc.integer({ min: 1, max: 300 }) })
  .filter((one) => one.from !== one.to);
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('add' as const), legs: fc.array(leg, { minLength: 1, maxLength: 3 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('hold' as const), legs: fc.tuple(leg) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('post' as const, 'void' as const),
      which: fc.nat(),
      share: fc.nat(100),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('repeat' as const), which: fc.nat() }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** A model of the ledger in a few lines, with which the real one is compared. Accounts 0 and 1 are the house. */
interface Model {
  readonly balance: number[];
  readonly held: number[];
  readonly open: { cause: Cause; from: number; to: number; amount: number }[];
}
const isAllowed = (model: Model) =>
  model.balance.every((balance, index) => (index < 2 ? model.held[index] === 0 : balance >= (model.held[index] ?? 0)));

it('does what a model of a few lines does, over random histories', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      // All accounts start with a balance: two users of a new history and the house of all histories.
      const users = [newId(), newId(), newId()].map((userId) => userAccount(userId, 'balance'));
      const accounts = [houseAccount('sales'), houseAccount('clearing'), ...users];
      const start = await readBalances(db.read, accounts);
      let model: Model = {
        balance: accounts.map(({ id }) => start.get(id)?.balance ?? 0),
        held: [0, 0, 0, 0, 0],
        open: [],
      };
      const done: (() => Promise<unknown>)[] = [];
      for (const one of steps) model = await take(one, model, accounts, done);
      const real = await readBalances(db.read, accounts);
      expect(accounts.map(({ id }) => real.get(id))).toEqual(
        model.balance.map((balance, index) => ({ balance, held: model.held[index] })),
      );
    }),
    { numRuns: 60 },
  );
  expect((await checkInvariants(db, ledgerInvariants)).filter(({ offending }) => offending.length > 0)).toEqual([]);
});

async function take(
  one: Step,
  model: Model,
  accounts: readonly Account[],
  done: (() => Promise<unknown>)[],
): Promise<Model> {
  const next: Model = structuredClone(model);
  const run = (work: (tx: Tx) => Promise<unknown>) => db.transact(work);
  const bump = (sums: number[], index: number, amount: number) => (sums[index] = (sums[index] ?? 0) + amount);
  if (one.do === 'repeat') {
    const again = done[one.which % Math.max(done.length, 1)];
    if (again) expect(await again()).toBe('known');
    return model;
  }
  if (one.do === 'add' || one.do === 'hold') {
    const transfers = one.legs.map((wanted, index) => ({
      from: accounts[wanted.from] as Account,
      to: accounts[wanted.to] as Account,
      amount: wanted.amount,
      cause: { kind: 'history', id: newId(), leg: `leg${index}` },
    }));
    for (const [index, wanted] of one.legs.entries()) {
      if (one.do === 'hold') {
        bump(next.held, wanted.from, wanted.amount);
        next.open.push({ ...wanted, cause: transfers[index]?.cause as Cause });
      } else {
        bump(next.balance, wanted.from, -wanted.amount);
        bump(next.balance, wanted.to, wanted.amount);
      }
    }
    const act = one.do === 'hold' ? holdTransfers : addTransfers;
    const perform = () => run((tx) => act(tx, { transfers, now: new Date() }));
    if (!isAllowed(next)) {
      await expect(perform()).rejects.toThrow(/BALANCE_SHORT|ledger_balances_held/);
      return model;
    }
    expect(await perform()).toBe('added');
    done.push(perform);
    return next;
  }
  const index = one.which % Math.max(next.open.length, 1);
  const held = next.open[index];
  if (!held) return model;
  next.open.splice(index, 1);
  bump(next.held, held.from, -held.amount);
  const amount = Math.max(1, Math.floor((held.amount * one.share) / 100));
  if (one.do === 'post') {
    bump(next.balance, held.from, -amount);
    bump(next.balance, held.to, amount);
  }
  const perform = () =>
    run((tx) =>
      one.do === 'post'
        ? postHold(tx, { cause: held.cause, amount, now: new Date() })
        : voidHold(tx, { cause: held.cause, now: new Date() }),
    );
  expect(await perform()).toBe('added');
  done.push(perform);
  return next;
}
