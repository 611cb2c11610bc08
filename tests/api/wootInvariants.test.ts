import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breakTables, type Statement } from '../support/breakTables.ts';
import { type Buyer, makeCrowd } from '../support/makeBuyer.ts';
import { buyDeal, claimed, letItBeNoon, type MadeDeal, makeDeal, orderOf } from '../support/makeDeal.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let deal: MadeDeal;

/** A deal of five: one is bought, one ordered, one claimed, two are left. */
beforeAll(async () => {
  shop = await startTestShop();
  letItBeNoon(shop);
  deal = await makeDeal(shop, { pieces: 5 });
  const [one, two, three] = (await makeCrowd(shop, 3, { balanceFen: 20_000 })) as [Buyer, Buyer, Buyer];
  await buyDeal(one, deal);
  await orderOf(two, deal, await claimed(two.client, deal));
  await claimed(three.client, deal);
  expect(await shop.broken()).toEqual([]);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

type Without = Readonly<Record<string, string>>;
const numbers = async (statement: Statement, without: Without = {}) =>
  (await breakTables(shop, [statement], without)).map(({ number }) => number);
/** The beginnings of the titles under 24, each of which must notice by itself. */
const noticedBy = async (statement: Statement, without: Without = {}) =>
  (await breakTables(shop, [statement], without))
    .filter(({ number }) => number === 24)
    .map(({ title }) => title.split(' ').slice(0, 3).join(' '));
const FIGURES = 'Per supply sold';
const LIMIT = 'No user is';
const LATE = 'No claim is';
const ORDER = 'A claim of';
const LINE = 'An order of';
const SUPPLY = 'A published deal';
const supply = () => sql`subject_id = ${deal.id}`;

describe('24 notices', () => {
  it.each(['sold', 'held'])('a supply that says other than its claims: %s', async (column) => {
    expect(await noticedBy(sql`update claim_supplies set ${sql.ref(column)} = ${sql.ref(column)} + 1`)).toContain(
      FIGURES,
    );
    expect(await noticedBy(sql`update claim_supplies set ${sql.ref(column)} = ${sql.ref(column)} - 1`)).toContain(
      FIGURES,
    );
  });

  it('pieces that were withdrawn too early, or are left when it is settled', async () => {
    expect(await noticedBy(sql`update claim_supplies set withdrawn = 1`)).toContain(FIGURES);
    expect(await noticedBy(sql`update claim_supplies set settled_at = now(), held = 0 where ${supply()}`)).toContain(
      FIGURES,
    );
    expect(await noticedBy(sql`update claim_supplies set sold_out_at = now()`)).toContain(FIGURES);
  });

  it('a claim that is gone, has another state, or was given back unnoticed', async () => {
    for (const state of ['held', 'ordered', 'bought']) {
      expect(await noticedBy(sql`delete from claims where state = ${state}`), state).toContain(FIGURES);
    }
    const ended = sql`update claims set state = 'lapsed', ended_at = now() where state = 'held'`;
    expect(await noticedBy(ended)).toContain(FIGURES);
    expect(await noticedBy(sql`update claims set gave_back_at = now() where state = 'bought'`)).toContain(FIGURES);
  });

  it('a user above the limit', async () => {
    const more = sql`
      with more as (
        insert into claims (user_id, id, subject_kind, subject_id, place, state, deadline, request_key, created_at)
        select user_id, ${newId()}, subject_kind, subject_id, 2, 'held', deadline, '', created_at from claims
        where state = 'held'
      )
      update claim_supplies set held = held + 1`;
    expect(await noticedBy(more)).toContain(LIMIT);
  });

  it('a claim that outlives its deadline', async () => {
    expect(
      await noticedBy(sql`update claims set deadline = now() - interval '61 seconds' where state = 'held'`),
    ).toContain(LATE);
  });

  it('an order without its claim, and a claim without its order', async () => {
    expect(await noticedBy(sql`update orders set subject_id = ${newId()} where kind = 'woot'`)).toContain(ORDER);
    expect(await noticedBy(sql`update claims set order_id = ${newId()} where state = 'bought'`)).toContain(ORDER);
    expect(await noticedBy(sql`update orders set pay_by = pay_by + interval '1 second' where kind = 'woot'`)).toContain(
      ORDER,
    );
  });

  it('a claim whose order is in another state', async () => {
    const swapped = sql`
      update claims set state = case state when 'bought' then 'ordered' else 'bought' end,
        ended_at = case state when 'bought' then null else now() end
      where state in ('ordered', 'bought')`;
    expect(await noticedBy(swapped)).toContain(ORDER);
  });

  it('another price, more pieces, another SKU', async () => {
    const amounts = { order_lines_goods: 'order_lines' };
    expect(await noticedBy(sql`update woot_deals set sku_id = ${newId()}`)).toContain(LINE);
    expect(await noticedBy(sql`update woot_deals set price_fen = price_fen - 1`)).toContain(LINE);
    expect(await noticedBy(sql`update order_lines set quantity = 2 where channel = 'woot'`, amounts)).toContain(LINE);
    expect(await noticedBy(sql`update order_lines set channel = 'normal' where channel = 'woot'`)).toContain(LINE);
  });

  it('a deal without its supply, and one that is ended and not settled', async () => {
    expect(await noticedBy(sql`delete from claim_supplies`)).toContain(SUPPLY);
    expect(await noticedBy(sql`update woot_deals set state = 'ended', ended_at = now()`)).toContain(SUPPLY);
    expect(await noticedBy(sql`update woot_deals set pieces = 6`)).toContain(SUPPLY);
    expect(await noticedBy(sql`update woot_deals set limit_per_user = 2`)).toContain(SUPPLY);
  });
});

it('23 notices pieces of a deal that are not set aside', async () => {
  expect(await numbers(sql`update claim_supplies set allocated = allocated + 1`)).toContain(23);
  expect(await numbers(sql`update stock_levels set reserved = reserved - 1 where sku_id = ${deal.skuId}`)).toContain(
    23,
  );
  expect(await numbers(sql`delete from woot_deals`)).toContain(23);
});

it('17 notices a coupon on a line of a deal', async () => {
  const refusing = { order_lines_channel: 'order_lines', order_lines_pay: 'order_lines' };
  expect(await numbers(sql`update order_lines set coupon_fen = 1 where channel = 'woot'`, refusing)).toContain(17);
});

it('the database itself refuses the piece too many, and the second claim of a place', async () => {
  const { db } = shop.services;
  const all = db.transact((tx) => sql`update claim_supplies set held = held + 3 where ${supply()}`.execute(tx));
  await expect(all).rejects.toThrow('pieces_not_negative');
  const twice = db.transact((tx) =>
    sql`
      insert into claims (user_id, id, subject_kind, subject_id, place, state, deadline, request_key, created_at)
      select user_id, ${newId()}, subject_kind, subject_id, place, 'held', deadline, '', created_at from claims
      where state = 'held'`.execute(tx),
  );
  await expect(twice).rejects.toThrow('claims_one_place');
});
