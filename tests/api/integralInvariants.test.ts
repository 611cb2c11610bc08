import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { breakTables, type Statement } from '../support/breakTables.ts';
import type { ShopClient } from '../support/createShopClient.ts';
import { makeAfterSale } from '../support/makeAfterSale.ts';
import { must } from '../support/makeBuyer.ts';
import { makeOrder } from '../support/makeOrder.ts';
import { playAfterSales } from '../support/playAfterSales.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { userIdOf } from '../support/userIdOf.ts';

let shop: TestShop;
let client: ShopClient;
let completedId: string;

/** Someone with an order that is completed and partly refunded, one that used integral, one that holds some, and a check-in. */
beforeAll(async () => {
  shop = await startTestShop();
  const play = playAfterSales(shop);
  client = await play.newBuyer();
  must(await client.call('checkIn', { body: {} }));
  await play.giveIntegral(client, 1000);
  const { skuId } = await play.newSku({ priceFen: 60_000, pieces: 20 });
  const lines = [{ skuId, quantity: 2 }];
  const completed = await makeOrder(shop, client, { state: 'completed', lines, useIntegral: 300 });
  completedId = completed.id;
  const refunded = await makeAfterSale(shop, client, {
    order: completed,
    lines: completed.lines.map(({ id }) => ({ lineId: id, pieces: 1 })),
  });
  must(await play.decide('staffAfterSaleApprove', refunded));
  must(await play.decide('staffAfterSaleReceive', refunded));
  await makeOrder(shop, client, { lines, useIntegral: 200 });
  expect(await shop.broken()).toEqual([]);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

/** The numbers of the invariants that see it. */
async function reported(statements: readonly Statement[], without?: Readonly<Record<string, string>>) {
  return (await breakTables(shop, statements, without)).map(({ number }) => number);
}

const mine = () => sql`user_id = ${userIdOf(client)}`;

it('35 reports spending that is not what was paid for completed orders less refunds', async () => {
  expect(await reported([sql`update spend_days set amount_fen = amount_fen + 1`])).toEqual([35, 35]);
  expect(await reported([sql`delete from spend_days`])).toEqual([35, 35]);
  expect(await reported([sql`insert into spend_days values (${userIdOf(client)}, '2020-01-01', 1)`])).toEqual([35]);
  const refundedLess = sql`update after_sales set money_fen = money_fen - 1`;
  expect(await reported([refundedLess])).toContain(35);
});

it('35 reports a level that is not the rule on it, and a user who has another', async () => {
  expect(await reported([sql`update level_standings set level = '钻石会员'`])).toEqual([35]);
  expect(await reported([sql`update level_standings set spent_fen = spent_fen + 1`])).toEqual([35]);
  expect(await reported([sql`update level_standings set as_of = as_of + 366, falls_on = null`])).toEqual([35]);
  expect(await reported([sql`update level_standings set falls_on = falls_on + 1`])).toEqual([35]);
  expect(await reported([sql`delete from level_standings`])).toEqual([35]);
  expect(await reported([sql`update users set level = '钻石会员'`])).toEqual([35]);
  // From 1,000 yuan on, to the fen.
  const reached = [sql`update spend_days set amount_fen = 100000`, sql`update level_standings set spent_fen = 100000`];
  const raised = [
    sql`update level_standings set level = '银卡会员'`,
    sql`update users set level = '银卡会员' where id = ${userIdOf(client)}`,
  ];
  expect(await reported(reached)).toEqual([35, 35]);
  expect(await reported([...reached, ...raised])).toEqual([35]);
});

it('36 reports lots that do not come to the balance', async () => {
  const more = sql`update integral_lots set amount = amount + 1, left_amount = left_amount + 1 where cause_kind = 'test'`;
  expect(await reported([more])).toEqual([36]);
  const strange = sql`
    insert into integral_lots (user_id, id, cause_kind, cause_id, amount, left_amount, earned_at, expires_at)
    values (${userIdOf(client)}, ${newId()}, 'testGift', 'x', 5, 5, now(), now() + interval '1 year')`;
  expect(await reported([strange])).toEqual([36]);
});

it('36 reports a lot that is not what came in less what was used', async () => {
  expect(
    await reported([sql`update integral_lot_uses set amount = amount + 1 where cause_kind = 'afterSale'`]),
  ).toEqual([36]);
  const moved = sql`update integral_lots set left_amount = left_amount - 1 where cause_kind = 'test'`;
  expect(await reported([moved])).toEqual([36, 36]);
});

it('36 reports an order that took from lots what it does not use', async () => {
  const kept = sql`
    update orders set state = 'closed', closed_at = now() where ${mine()} and state = 'awaitingPayment'`;
  expect((await reported([kept])).filter((number) => number === 36)).toEqual([36]);
  const other = sql`update integral_lot_uses set cause_id = ${newId()}
    where cause_kind = 'orderIntegral' and cause_id = ${completedId}`;
  expect(await reported([other])).toEqual([36]);
});

it('36 reports a lot that is over and was never ended', async () => {
  const over = sql`
    update integral_lots set earned_at = now() - interval '2 years', expires_at = now() - interval '2 days'
    where cause_kind = 'test'`;
  expect(await reported([over])).toEqual([36]);
});

it('36 reports integral that a line earned and nobody gave, or that was given otherwise', async () => {
  const line = sql`update order_lines set earned_integral = earned_integral + 1 where ${mine()} and order_id = ${completedId}`;
  expect(await reported([line])).toEqual([36]);
  const given = sql`update ledger_transfers set cause_id = ${newId()} where cause_kind = 'orderCompleted'`;
  expect(await reported([given])).toContain(36);
  const lot = sql`update integral_lots set cause_id = ${newId()} where cause_kind = 'orderCompleted'`;
  expect(await reported([lot])).toEqual([36]);
  const twice = sql`
    insert into ledger_transfers (
      id, debit_account_id, credit_account_id, currency, amount, phase, cause_kind, cause_id, leg, memo, at)
    select gen_random_uuid(), debit_account_id, credit_account_id, currency, amount, phase, cause_kind, cause_id, leg, memo, at
    from ledger_transfers where cause_kind = 'orderCompleted'`;
  expect(await reported([twice], { ledger_transfers_cause: 'ledger_transfers' })).toContain(36);
});

it('36 reports a check-in that gave nothing or something else, and a gift without a check-in', async () => {
  expect(await reported([sql`update check_ins set integral = integral + 1`])).toEqual([36]);
  expect(await reported([sql`delete from check_ins`])).toEqual([36]);
  const lot = sql`update integral_lots set cause_id = ${newId()} where cause_kind = 'checkIn'`;
  expect(await reported([lot])).toEqual([36]);
  const given = sql`update ledger_transfers set cause_id = ${newId()} where cause_kind = 'checkIn'`;
  expect(await reported([given])).toEqual([36]);
  const unpaid = sql`
    insert into check_ins (user_id, day, streak, integral, checked_at)
    values (${userIdOf(client)}, '2020-01-01', 1, 5, '2020-01-01 12:00+08')`;
  expect(await reported([unpaid])).toEqual([36]);
});

it('36 reports somebody who owes integral and has some', async () => {
  const owed = sql`
    insert into integral_debts (user_id, id, cause_kind, cause_id, amount, left_amount, created_at)
    values (${userIdOf(client)}, ${newId()}, 'afterSale', ${newId()}, 5, 5, now())`;
  expect(await reported([owed])).toEqual([36]);
});
