import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breakTables, type Statement } from '../support/breakTables.ts';
import { makeAfterSale } from '../support/makeAfterSale.ts';
import { type Buyer, makeBuyer, must } from '../support/makeBuyer.ts';
import { makeCoupon } from '../support/makeCoupon.ts';
import { makePeriod, pageOf, prize, tenIntegral, winAt } from '../support/makeDraws.ts';
import { makeOrder } from '../support/makeOrder.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { playAfterSales } from '../support/playAfterSales.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let buyer: Buyer;

/**
 * One prize of each kind was won, goods twice and claimed once; an order was refunded whose draw was used, so that one is owed.
 */
beforeAll(async () => {
  shop = await startTestShop();
  const play = playAfterSales(shop);
  const { skuIds } = await makeProduct(shop.services.db, { priceFen: 20_000 });
  const couponId = await makeCoupon(shop, { isPublic: false, totalLimit: 10, perUserLimit: 10 });
  await makePeriod(shop, {
    prizes: [
      prize({ kind: 'goods', weight: 1000, stock: 5, skuId: skuIds[0] ?? '' }),
      prize({ kind: 'coupon', weight: 1000, stock: 5, couponId }),
      prize({ kind: 'vipDays', weight: 1000, amount: 7 }),
      prize({ kind: 'balance', weight: 1000, amount: 100 }),
      tenIntegral(6000),
    ],
  });
  buyer = await makeBuyer(shop);
  for (const position of [0, 0, 1, 2, 3, 4]) {
    const { id } = await winAt(shop, buyer.client, position);
    if (position === 0 && must<{ items: unknown[] }>(await buyer.client.call('orderList')).items.length === 0)
      must(await buyer.client.call('drawClaim', { params: { id }, body: { addressId: buyer.addressId } }));
  }
  const order = await makeOrder(shop, buyer.client, { state: 'completed' });
  const { nonce = '' } = (await pageOf(buyer.client)).mine ?? {};
  must(await buyer.client.call('drawOnce', { body: { nonce } }));
  const asked = await makeAfterSale(shop, buyer.client, { order, kind: 'refundOnly' });
  must(await play.decide('staffAfterSaleApprove', asked));
  expect((await pageOf(buyer.client)).mine).toMatchObject({ left: 0, owed: 1 });
  expect(await shop.broken()).toEqual([]);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const numbers = async (statements: readonly Statement[], without: Readonly<Record<string, string>> = {}) =>
  (await breakTables(shop, statements, without)).map(({ number }) => number);
/** The differences that invariant 60 reports: won and given amounts. */
const differences = async (statement: Statement, without: Readonly<Record<string, string>> = {}) =>
  (await breakTables(shop, [statement], without))
    .filter(({ number }) => number === 60)
    .flatMap(({ rows }) =>
      (rows as { what: string; won: number | null; given: number | null }[]).map(({ what, won, given }) => [
        what,
        won,
        given,
      ]),
    );

describe('60 reports each difference between what was won and what was given', () => {
  it('days of VIP', async () => {
    const mine = sql`cause_kind = 'draw'`;
    expect(await differences(sql`delete from vip_grants where ${mine}`)).toEqual([['vipDays', 7, null]]);
    expect(await differences(sql`update vip_grants set days = 8 where ${mine}`)).toEqual([['vipDays', 7, 8]]);
    const more = sql`insert into vip_grants select user_id, ${newId()}, 3, 'draw', ${newId()}, now() from vip_grants`;
    expect(await differences(more)).toEqual([['vipDays', null, 3]]);
  });

  it('integral, in the ledger and as a lot', async () => {
    const own = sql`cause_kind = 'draw' and cause_id = (
      select draws.id::text from draws join draw_prizes as prize
        on prize.period_id = draws.period_id and position = prize_position and kind = 'integral' order by number limit 1)`;
    expect(await differences(sql`delete from ledger_transfers where ${own}`)).toEqual([['integral', 10, null]]);
    expect(await differences(sql`update ledger_transfers set amount = 11 where ${own}`)).toEqual([
      ['integral', 10, 11],
    ]);
    expect(await differences(sql`delete from integral_lots where ${own}`)).toEqual([['integralLot', 10, null]]);
    expect(await differences(sql`update integral_lots set amount = 12 where ${own}`)).toEqual([
      ['integralLot', 10, 12],
    ]);
  });

  it('money, in the ledger and as a lot', async () => {
    const moved = sql`update ledger_transfers set amount = 99 where cause_kind = 'drawPrize'`;
    expect(await differences(moved)).toEqual([['balance', 100, 99]]);
    const lots = sql`delete from wallet_lots where source_kind = 'drawPrize'`;
    expect(await differences(lots)).toEqual([['balanceLot', 100, null]]);
  });

  it('coupons', async () => {
    expect(await differences(sql`delete from user_coupons where source = 'draw'`)).toEqual([['coupon', 1, null]]);
    const twice = sql`
      insert into user_coupons (user_id, id, coupon_id, nth, state, source, valid_from, valid_until, claimed_at)
      select user_id, ${newId()}, coupon_id, 9, state, source, valid_from, valid_until, claimed_at from user_coupons`;
    expect(await differences(twice)).toEqual([['coupon', 1, 2]]);
  });

  it('goods', async () => {
    const prizes = sql`order_id in (select id from orders where kind = 'prize')`;
    expect(await differences(sql`delete from order_lines where ${prizes}`)).toEqual([['goods', 1, null]]);
    const two = sql`update order_lines set quantity = 2 where ${prizes}`;
    expect(await differences(two)).toEqual([['goods', 1, 2]]);
    const other = sql`
      update order_lines set sku_id = (select sku_id from order_lines where not (${prizes})) where ${prizes}`;
    expect(await differences(other)).toHaveLength(2);
    expect(await differences(sql`update draws set claim_by = null`, { draws_hold: 'draws' })).toHaveLength(2);
    const forgotten = sql`update draws set claim_by = now() - interval '2 hours' where holds_piece`;
    expect(await differences(forgotten)).toEqual([['waiting', null, null]]);
  });
});

it('37 reports draws that were taken back in vain, without cause, or not at all', async () => {
  expect(await numbers([sql`delete from draw_takebacks`])).toEqual([37]);
  expect(await numbers([sql`update draw_players set owed = 0`])).toEqual([37]);
  expect(await numbers([sql`update draw_players set owed = owed + 1`])).toEqual([37]);
  // Owed while one is left.
  const both = sql`update draw_players set owed = owed + 1, granted = granted + 1`;
  expect(await numbers([both], { draw_players_owed: 'draw_players' })).toEqual([37]);
  // The counts would fit, but the order was refunded.
  const kept = [sql`delete from draw_takebacks`, sql`update draw_players set owed = 0`];
  expect(await numbers(kept)).toEqual([37]);
  const paid = sql`update after_sales set money_fen = 1`;
  expect(await numbers([paid])).toContain(37);
  const bought = [
    sql`insert into draw_takebacks select user_id, id, ${newId()}, now() from draw_grants where cause_kind = 'integral' limit 1`,
    sql`update draw_players set owed = owed + 1`,
  ];
  expect(await numbers(bought)).toEqual([37]);
});

it('23 reports pieces that were promised and are not set aside', async () => {
  expect(await numbers([sql`update draws set holds_piece = false`])).toEqual([23]);
  expect(await numbers([sql`update draw_prizes set won = won + 1 where position = 0`])).toContain(23);
  expect(await numbers([sql`update stock_levels set reserved = reserved - 1 where reserved > 0`])).toContain(23);
});
