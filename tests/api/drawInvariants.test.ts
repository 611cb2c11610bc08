import { DAY_MS, newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { revealDraws } from '../../apps/server/src/jobs/revealDraws.ts';
import { breakTables, type Statement } from '../support/breakTables.ts';
import { type Buyer, makeBuyer, must } from '../support/makeBuyer.ts';
import { makePeriod, prize, tenIntegral, winAt } from '../support/makeDraws.ts';
import { makeOrder } from '../support/makeOrder.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let buyer: Buyer;

/** A period that is over, in which one prize of two ran out, money and goods were won, and goods claimed. */
beforeAll(async () => {
  shop = await startTestShop();
  const { skuIds } = await makeProduct(shop.services.db, { priceFen: 20_000 });
  const goods = prize({ kind: 'goods', name: '侧把壶', weight: 1000, stock: 2, skuId: skuIds[0] ?? '' });
  const money = prize({ kind: 'balance', name: '1 元', weight: 2000, stock: 1, amount: 100, valueFen: 100 });
  await makePeriod(shop, { prizes: [money, goods, tenIntegral(7000)] });
  buyer = await makeBuyer(shop);
  for (const position of [2, 1, 0, 2, 1, 2]) {
    const { id } = await winAt(shop, buyer.client, position);
    if (position !== 1) continue;
    must(await buyer.client.call('drawClaim', { params: { id }, body: { addressId: buyer.addressId } }));
  }
  await makeOrder(shop, buyer.client, { state: 'completed', lines: [{ skuId: skuIds[0] ?? '', quantity: 1 }] });
  shop.advance(DAY_MS);
  await revealDraws(shop.services);
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

/** The first draw, which won 10 积分. */
const first = sql`number = (select min(number) from draws)`;

it('37 reports draws that were not granted, and grants without their cause', async () => {
  const counts = { draw_players_left: 'draw_players' };
  expect(await reported([sql`update draw_players set granted = granted + 1`])).toEqual([37]);
  expect(await reported([sql`update draw_players set used = used - 1`])).toEqual([37]);
  expect(await reported([sql`update draw_players set used = granted + 1`], counts)).toEqual([37]);
  expect(await reported([sql`update draw_grants set cause_id = ${newId()} where cause_kind = 'order'`])).toEqual([37]);
  const integral = sql`(select min(cause_id::text)::uuid from draw_grants where cause_kind = 'integral')`;
  expect(await reported([sql`update draw_grants set cause_id = ${newId()} where cause_id = ${integral}`])).toEqual([
    37,
  ]);
  const twice = sql`update draw_grants set cause_id = ${integral} where cause_kind = 'integral'`;
  expect(await reported([twice], { draw_grants_user_id_cause_kind_cause_id_key: 'draw_grants' })).toEqual([37]);
});

it('38 reports a roll, a number, a nonce or a secret that does not give what was drawn', async () => {
  const other = sql`update draws set roll = case when roll < 9999 then roll + 1 else 9998 end where ${first}`;
  expect(await reported([other])).toEqual([38]);
  expect(await reported([sql`update draws set nonce = 'another00' where ${first}`])).toEqual([38]);
  const number = sql`update draws set number = 0 where ${first}`;
  expect(await reported([number], { draws_number_check: 'draws' })).toEqual([38]);
  // A secret that is not the one that was promised, even if its draws would fit.
  expect(await reported([sql`update draw_periods set commitment = sha256('other')`])).toEqual([38]);
  expect(await reported([sql`update draw_reveals set secret = sha256('other')`])).toEqual([38]);
});

it('38 reports a prize outside its range, a promise that came late, a secret shown early, and one never shown', async () => {
  expect(await reported([sql`update draws set prize_position = 0 where ${first}`])).toContain(38);
  const late = sql`update draw_periods set committed_at = ends_at`;
  expect(await reported([late], { draw_periods_check1: 'draw_periods' })).toContain(38);
  expect(await reported([sql`update draws set drawn_at = drawn_at - interval '1 hour' where ${first}`])).toEqual([38]);
  const early = sql`update draw_reveals set revealed_at = (select min(drawn_at) from draws)`;
  expect(await reported([early])).toEqual([38]);
  const forgotten = [
    sql`delete from draw_reveals`,
    sql`update draw_periods set ends_at = now() - interval '11 minutes', starts_at = now() - interval '1 hour',
      committed_at = now() - interval '2 hours'`,
    sql`update draws set drawn_at = now() - interval '30 minutes'`,
  ];
  expect(await reported(forgotten)).toEqual([38]);
});

it('39 reports more won than there were, what nobody drew, dear prizes, and odds that changed', async () => {
  const stock = { draw_prizes_stock: 'draw_prizes' };
  expect(await reported([sql`update draw_prizes set won = won + 1 where position = 2`])).toEqual([39]);
  expect(await reported([sql`update draw_prizes set won = stock + 1 where position = 1`], stock)).toContain(39);
  const dear = sql`update draw_prizes set value_fen = 5000001 where position = 1`;
  expect(await reported([dear], { draw_prizes_value_fen_check: 'draw_prizes' })).toEqual([39]);
  expect(await reported([sql`update draw_prizes set weight = weight + 1 where position = 2`])).toEqual([39]);
  const shifted = sql`update draw_prizes set weight = weight + case position when 0 then 1 else -1 end where position in (0, 2)`;
  expect(await reported([shifted])).toEqual([39]);
  // The odds of a draw in which nothing had run out yet, put under the last one.
  const stale = sql`update draws set odds = (select odds from draws where ${first}) where number = (select max(number) from draws)`;
  expect(await reported([stale])).toContain(39);
});

it('6 reports money that was won and not given, or given and not won', async () => {
  expect(await reported([sql`delete from ledger_transfers where cause_kind = 'drawPrize'`])).toContain(6);
  expect(await reported([sql`update ledger_transfers set cause_id = 'x' where cause_kind = 'drawPrize'`])).toContain(6);
});

it('59 reports a claim without its order, an order without its claim, and one that costs something', async () => {
  expect(await reported([sql`update draws set order_id = ${newId()} where order_id is not null`])).toEqual([59]);
  expect(await reported([sql`update draws set order_id = null`])).toEqual([59, 60]);
  const costly = sql`update orders set pay_fen = 1 where kind = 'prize'`;
  expect(await reported([costly], { orders_pay: 'orders' })).toContain(59);
});
