import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addTransfers, houseAccount, userAccount } from '../../apps/server/src/modules/money/ledger/index.ts';
import { createShopClient } from '../support/createShopClient.ts';
import { rechargeAs } from '../support/rechargeAs.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { buyToy } from '../support/toyPayable.ts';

let shop: TestShop;
let userId: string;
beforeEach(async () => {
  shop = await startTestShop();
  const client = createShopClient(shop);
  await client.register();
  ({ userId } = await rechargeAs(shop, client, { amountFen: 20_000 }));
  expect(await shop.broken()).toEqual([]);
});
afterEach(() => shop.stop());

/** With the triggers and constraints out of the way: an invariant must see what the database would have refused. */
const breakIt = (...statements: ReturnType<typeof sql>[]) =>
  shop.owner.transact(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const statement of statements) await statement.execute(tx);
  });
const brokenNumbers = async () => [...new Set((await shop.broken()).map(({ number }) => number))];

it('1 reports an amount that is not positive, one account on both sides, and two currencies', async () => {
  await breakIt(
    sql`alter domain ledger_transfers_rules drop constraint ledger_transfers_amount_check`,
    sql`update ledger_transfers set amount = -amount where cause_kind = 'rechargeBonus'`,
  );
  expect(await brokenNumbers()).toContain(1);
  await breakIt(sql`update ledger_transfers set amount = -amount where cause_kind = 'rechargeBonus'`);
  expect(await shop.broken()).toEqual([]);

  await breakIt(sql`update ledger_accounts set currency = 'INTEGRAL' where purpose = 'rechargeBonus'`);
  expect(await brokenNumbers()).toContain(1);
});

it('2 reports balances that do not sum to nothing', async () => {
  await breakIt(sql`update ledger_balances set balance = balance + 1 where stripe = 0`);
  expect(await brokenNumbers()).toEqual(expect.arrayContaining([2, 3]));
});

it('3 reports a balance, a hold or a statement that its transfers do not explain', async () => {
  const house = sql`(select id from ledger_accounts where purpose = 'rechargeBonus')`;
  await breakIt(
    sql`update ledger_balances set balance = balance + 1 where stripe = 0`,
    sql`update ledger_balances set balance = balance - 1 where account_id = ${house}`,
  );
  expect(await brokenNumbers()).toEqual(expect.arrayContaining([3]));
  expect(await brokenNumbers()).not.toContain(2);
  await breakIt(
    sql`update ledger_balances set balance = balance - 1 where stripe = 0`,
    sql`update ledger_balances set balance = balance + 1 where account_id = ${house}`,
    sql`update ledger_balances set held = 1 where stripe = 0`,
  );
  expect(await brokenNumbers()).toContain(3);
  await breakIt(
    sql`update ledger_balances set held = 0 where stripe = 0`,
    sql`delete from ledger_entries where kind = 'rechargeBonus'`,
  );
  expect(await brokenNumbers()).toEqual([3]);
});

it('4 reports a user below zero', async () => {
  await breakIt(
    sql`alter domain ledger_balances_rules drop constraint ledger_balances_floor`,
    sql`update ledger_balances set balance = -1 where stripe = 0`,
  );
  expect(await brokenNumbers()).toContain(4);
});

it('5 reports a cause that moved twice', async () => {
  await breakIt(
    sql`alter table ledger_transfers drop constraint ledger_transfers_cause`,
    sql`insert into ledger_transfers
      select gen_random_uuid(), debit_account_id, credit_account_id, currency, amount, phase, pending_id, cause_kind, cause_id,
        leg, memo, at
      from ledger_transfers where cause_kind = 'recharge'`,
  );
  expect(await brokenNumbers()).toContain(5);
});

it('6 reports a recharge without its transfers, and transfers without their recharge', async () => {
  await breakIt(sql`update recharges set bonus_fen = bonus_fen + 1`);
  expect(await brokenNumbers()).toEqual([6]);
  await breakIt(sql`update recharges set bonus_fen = bonus_fen - 1`);
  expect(await shop.broken()).toEqual([]);
  await shop.services.db.transact((tx) =>
    addTransfers(tx, {
      transfers: [
        {
          from: houseAccount('rechargeBonus'),
          to: houseAccount('sales'),
          amount: 5,
          cause: { kind: 'rechargeBonus', id: newId(), leg: 'bonus' },
        },
      ],
      now: new Date(),
    }),
  );
  expect(await brokenNumbers()).toEqual([6]);
});

it('51 and 52 report lots that do not come to the balance, or not to their uses', async () => {
  await shop.services.db.transact((tx) =>
    addTransfers(tx, {
      transfers: [
        {
          from: houseAccount('commissionCost'),
          to: userAccount(userId, 'balance'),
          amount: 5,
          cause: { kind: 'test', id: newId(), leg: 'one' },
        },
      ],
      now: new Date(),
    }),
  );
  expect(await brokenNumbers()).toEqual([51]);
  await breakIt(sql`update wallet_lots set left_fen = left_fen - 5 where kind = 'principal'`);
  expect(await brokenNumbers()).toEqual([51, 52]);
});

it('6 reports a payment from the balance without its transfer', async () => {
  await buyToy(shop.services, { userId, priceFen: 100 });
  expect(await shop.broken()).toEqual([]);
  await breakIt(sql`update payments set amount_fen = amount_fen + 1 where gateway = 'balance'`);
  expect(await brokenNumbers()).toEqual([6]);
});

it('54 reports a recharge on its way back without a refund under way', async () => {
  await breakIt(
    sql`update recharges set state = 'refunding', refund_request_id = gen_random_uuid(), refund_fen = 1, bonus_back_fen = 0,
      bonus_spent_fen = 0`,
  );
  expect(await brokenNumbers()).toContain(54);
});
