import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { breakTables, type Statement } from '../support/breakTables.ts';
import { createShopClient } from '../support/createShopClient.ts';
import { must } from '../support/makeBuyer.ts';
import { playAfterSales } from '../support/playAfterSales.ts';
import { earn, makePromoter, type Promoter } from '../support/promote.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let promoter: Promoter;

/** A promoter with an effect order in every state, a debt that a payout took, one that is left, and a payout that waits. */
beforeAll(async () => {
  shop = await startTestShop();
  const play = playAfterSales(shop);
  promoter = await makePromoter(shop);
  const buyer = createShopClient(shop, { roaming: true });
  const pay = async (amountFen: number) => must(await promoter.client.call('payoutCreate', { body: { amountFen } }));
  const refund = async (order: Awaited<ReturnType<typeof earn>>) => {
    const { totalFen } = must<{ totalFen: number }>(await play.preview(buyer, order));
    const { id, state } = must<{ id: string; state: string }>(await play.apply(buyer, order, { totalFen }));
    if (state === 'applied') must(await play.decide('staffAfterSaleApprove', { id }));
  };
  const [first, second] = [
    await earn(shop, promoter, { commissionFen: 2000, buyer }),
    await earn(shop, promoter, { commissionFen: 3000, buyer }),
  ];
  await pay(5000);
  await refund(first);
  await earn(shop, promoter, { commissionFen: 4000, buyer });
  await pay(2000);
  await earn(shop, promoter, { commissionFen: 300_000, buyer });
  await pay(300_000);
  await refund(second);
  await earn(shop, promoter, { commissionFen: 1500, buyer });
  await earn(shop, promoter, { commissionFen: 1600, state: 'settling', buyer });
  await earn(shop, promoter, { commissionFen: 1700, state: 'pending', buyer });
  await refund(await earn(shop, promoter, { commissionFen: 1800, state: 'pending', buyer }));
  expect(await shop.broken()).toEqual([]);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

async function reported(statements: readonly Statement[], without?: Readonly<Record<string, string>>) {
  return [...new Set((await breakTables(shop, statements, without)).map(({ number }) => number))];
}
const only = (state: string) => sql`state = ${state} and commission_fen = (
  select max(commission_fen) from effect_orders where state = ${state})`;
const formula = { effect_orders_commission: 'effect_orders' };

it('41 reports a second effect order of a line, one of the buyer’s own, and a commission that is not rate × what is left', async () => {
  const copied = sql`
    insert into effect_orders (user_id, id, buyer_id, order_id, line_id, product_id, title, picture, quantity, place, state,
      paid_fen, rate_bp, first_commission_fen, commission_fen, paid_at)
    select user_id, ${newId()}, buyer_id, order_id, line_id, product_id, title, picture, quantity, place, state,
      paid_fen, rate_bp, first_commission_fen, commission_fen, paid_at from effect_orders where ${only('pending')}`;
  expect(await reported([copied], { effect_orders_line: 'effect_orders' })).toEqual([6, 41, 42]);
  const own = sql`update effect_orders set buyer_id = user_id where ${only('pending')}`;
  expect(await reported([own], { effect_orders_other: 'effect_orders' })).toEqual([41]);
  const raised = sql`update effect_orders set commission_fen = commission_fen + 1 where ${only('pending')}`;
  expect(await reported([raised], formula)).toEqual([41, 42]);
  const dearer = sql`update effect_orders set rate_bp = rate_bp + 100 where ${only('settling')}`;
  expect(await reported([dearer], formula)).toEqual([41]);
});

it('41 reports amounts that are not the line’s: shipping in it, a refund left out, a line that earns nothing, another promoter', async () => {
  const withShipping = sql`update effect_orders set paid_fen = paid_fen + 5 where ${only('pending')}`;
  expect(await reported([withShipping], formula)).toContain(41);
  const forgotten = sql`update after_sale_lines set money_fen = money_fen - 1 where after_sale_id = (
    select after_sale_id from effect_refunds order by at desc limit 1)`;
  expect(await reported([forgotten])).toContain(41);
  const woot = sql`update order_lines set channel = 'woot' where id = (select line_id from effect_orders where ${only('pending')})`;
  expect(await reported([woot])).toContain(41);
  const stolen = sql`update orders set click_promoter_id = ${newId()} where id = (
    select order_id from effect_orders where ${only('settling')})`;
  expect(await reported([stolen])).toEqual([41]);
  const early = sql`update effect_orders set state = 'settling', release_at = now(), due_at = now() where ${only('pending')}`;
  expect(await reported([early])).toEqual([41]);
  const unlowered = sql`delete from effect_refunds where owed_fen = 0`;
  expect(await reported([unlowered])).toEqual([6, 41]);
});

it('42 reports a payout without its transfer, with two, or of another sum', async () => {
  const lost = sql`delete from ledger_transfers where cause_kind = 'effectPayout' and phase = 'posted'`;
  expect(await reported([lost])).toEqual(expect.arrayContaining([3, 42]));
  const again = sql`
    insert into ledger_transfers (id, debit_account_id, credit_account_id, currency, amount, phase, cause_kind, cause_id, leg, memo, at)
    select ${newId()}, debit_account_id, credit_account_id, currency, amount, phase, cause_kind, cause_id, 'again', memo, at
    from ledger_transfers where cause_kind = 'effectPayout' and phase = 'posted' limit 1`;
  expect(await reported([again])).toEqual(expect.arrayContaining([3, 42]));
  const more = [
    sql`update effect_payouts set amount_fen = amount_fen + 1, commission_fen = commission_fen + 1 where state = 'done'`,
  ];
  expect(await reported(more)).toEqual([42]);
  const unheld = sql`update effect_payouts set state = 'lapsed', ended_at = now() where state = 'waiting'`;
  expect(await reported([unheld])).toEqual([42]);
});

it('42 reports payouts above what was settled, and a statement that is not the ledger’s', async () => {
  const settledLess = sql`update ledger_transfers set amount = 1 where cause_kind = 'effectOrder' and leg = 'settled'`;
  expect(await reported([settledLess])).toEqual(expect.arrayContaining([3, 42]));
  const hidden = sql`update effect_orders set state = 'pending' where ${only('payable')}`;
  expect(await reported([hidden])).toEqual([41, 42]);
  const forgiven = sql`update effect_refunds set left_fen = 0 where left_fen > 0`;
  expect(await reported([forgiven])).toEqual([42]);
  const untaken = sql`delete from effect_takings`;
  expect(await reported([untaken])).toEqual([42]);
  const alone = sql`update approvals set state = 'lapsed', ended_at = now() where state = 'waiting'`;
  expect(await reported([alone])).toEqual([42]);
});

it('6 reports commission that the ledger does not have', async () => {
  const lost = sql`delete from ledger_transfers where cause_kind = 'effectOrder' and leg = 'pending'`;
  expect(await reported([lost])).toEqual(expect.arrayContaining([3, 6]));
  const taken = sql`delete from ledger_transfers where cause_kind = 'effectTaking'`;
  expect(await reported([taken])).toEqual(expect.arrayContaining([3, 6]));
});
