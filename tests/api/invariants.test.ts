import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createShopClient } from '../support/createShopClient.ts';
import { makeCoupon } from '../support/makeCoupon.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await startTestShop();
  await createShopClient(shop).register();
  expect(await shop.broken()).toEqual([]);
});
afterEach(() => shop.stop());

const run = (statement: ReturnType<typeof sql>) => shop.owner.transact((tx) => statement.execute(tx));

it('45 reports a family with two unused tokens', async () => {
  await run(sql`drop index refresh_tokens_one_unused`); // the constraint forbids it; the invariant must see it all the same
  await run(sql`
    insert into refresh_tokens (user_id, hash, session_id, issued_at, expires_at)
    select user_id, sha256('second'), session_id, issued_at, expires_at from refresh_tokens limit 1`);
  expect(await shop.broken()).toEqual([
    { number: 45, title: expect.any(String), offending: [expect.objectContaining({ unused: 2 })] },
  ]);
});

it('45 reports an ended family that still has an unused token', async () => {
  await run(sql`update sessions set ended_at = now(), end_reason = 'revoked'`);
  expect(await shop.broken()).toEqual([
    { number: 45, title: expect.any(String), offending: [expect.objectContaining({ unused: 1 })] },
  ]);
});

it('46 reports a user without consent to one of the documents', async () => {
  await run(sql`delete from consents where document = 'privacyPolicy'`);
  expect(await shop.broken()).toEqual([
    { number: 46, title: expect.any(String), offending: [expect.objectContaining({ document: 'privacyPolicy' })] },
  ]);
});

it('21 reports a figure below zero', async () => {
  const { skuIds } = await makeProduct(shop.services.db);
  await run(sql`alter domain stock_levels_rules drop constraint stock_levels_reserved`);
  await run(sql`update stock_levels set reserved = -1 where sku_id = ${skuIds[0]}`);
  expect((await shop.broken()).map(({ number }) => number)).toEqual([21, 22, 23]);
});

it('22 reports a figure that its movements do not explain, and movements without a figure', async () => {
  const { skuIds } = await makeProduct(shop.services.db);
  await run(sql`update stock_levels set on_hand = on_hand + 1 where sku_id = ${skuIds[0]}`);
  expect(await shop.broken()).toEqual([
    { number: 22, title: expect.any(String), offending: [expect.objectContaining({ sku_id: skuIds[0] })] },
  ]);
  await run(sql`delete from stock_levels`);
  expect((await shop.broken()).map(({ number }) => number)).toEqual([22]);
});

it('48 reports a price that is not in the history', async () => {
  const { skuIds } = await makeProduct(shop.services.db);
  await run(sql`update skus set price_fen = price_fen + 1`);
  expect(await shop.broken()).toEqual([
    { number: 48, title: expect.any(String), offending: [expect.objectContaining({ sku_id: skuIds[0] })] },
  ]);
});

it('49 reports a struck price that nobody was ever charged', async () => {
  const { skuIds } = await makeProduct(shop.services.db);
  await run(sql`update skus set market_price_fen = price_fen + 1`);
  expect(await shop.broken()).toEqual([
    { number: 49, title: expect.any(String), offending: [expect.objectContaining({ sku_id: skuIds[0] })] },
  ]);
});

it('50 reports sums that are not those of the reviews', async () => {
  const { id } = await makeProduct(shop.services.db);
  await run(sql`insert into review_summaries values (${id}, 0, 0, 0, 0, 1, 0, 0)`);
  expect(await shop.broken()).toEqual([{ number: 50, title: expect.any(String), offending: [{ product_id: id }] }]);
});

it('107 reports a question that counts answers which nobody gave', async () => {
  const client = createShopClient(shop);
  await client.register();
  const { id: productId } = await makeProduct(shop.services.db);
  const asked = await client.call('questionAsk', { body: { productId, question: '重多少' } });
  expect(asked.status).toBe(200);
  expect(await shop.broken()).toEqual([]);
  await run(sql`update product_questions set answer_count = 1 where product_id = ${productId}`);
  expect(await shop.broken()).toEqual([
    { number: 107, title: expect.any(String), offending: [{ product_id: productId, id: expect.any(String) }] },
  ]);
});

/** Somebody holds a coupon. */
async function claimOne(): Promise<string> {
  const client = createShopClient(shop);
  await client.register();
  const id = await makeCoupon(shop);
  expect((await client.call('couponClaim', { params: { id }, body: {} })).status).toBe(200);
  expect(await shop.broken()).toEqual([]);
  return id;
}

it('31 reports a coupon without the order that its state wants, and one with an order too many', async () => {
  await claimOne();
  await run(sql`alter domain user_coupons_rules drop constraint user_coupons_order`);
  await run(sql`update user_coupons set state = 'locked', locked_at = valid_from`);
  expect((await shop.broken())[0]).toMatchObject({ number: 31, offending: [{ state: 'locked' }] });
  await run(sql`update user_coupons set state = 'unused', order_id = gen_random_uuid()`);
  expect((await shop.broken()).map(({ number }) => number)).toEqual([31]);
});

it('31 reports two coupons of one order', async () => {
  await claimOne();
  await run(sql`alter table user_coupons drop constraint user_coupons_user_id_order_id_key`);
  await run(sql`update user_coupons set state = 'locked', locked_at = valid_from, order_id = gen_random_uuid()`);
  await run(sql`
    insert into user_coupons
    select user_id, gen_random_uuid(), coupon_id, 2, state, source, valid_from, valid_until, claimed_at, order_id, locked_at
    from user_coupons`);
  const broken = await shop.broken();
  expect(broken.find(({ number }) => number === 31)?.offending).toEqual([expect.objectContaining({ state: 'shared' })]);
});

it('32 reports more issued than there are, and a count that the coupons do not explain', async () => {
  const id = await claimOne();
  await run(sql`alter domain coupons_rules drop constraint coupons_issued`);
  await run(sql`update coupons set total_limit = 1, issued_count = 2 where id = ${id}`);
  expect(await shop.broken()).toEqual([
    { number: 32, title: expect.any(String), offending: [{ coupon_id: id, user_id: null, what: 'total' }] },
  ]);
  await run(sql`update coupons set total_limit = 10, issued_count = 0 where id = ${id}`);
  expect((await shop.broken()).map(({ number }) => number)).toEqual([32]);
});

it('32 reports a user who has more than one user may', async () => {
  await claimOne();
  await run(sql`
    insert into user_coupons
    select user_id, gen_random_uuid(), coupon_id, 2, state, source, valid_from, valid_until, claimed_at from user_coupons`);
  await run(sql`update coupons set issued_count = 2 where issued_count = 1`);
  expect(await shop.broken()).toEqual([
    { number: 32, title: expect.any(String), offending: [expect.objectContaining({ what: 'perUser' })] },
  ]);
});

it('32 reports a coupon that an order took after its end', async () => {
  await claimOne();
  await run(sql`alter domain user_coupons_rules drop constraint user_coupons_window`);
  await run(sql`update user_coupons set state = 'locked', locked_at = valid_until, order_id = gen_random_uuid()`);
  // And no order has it.
  expect(await shop.broken([31])).toEqual([
    { number: 32, title: expect.any(String), offending: [expect.objectContaining({ what: 'window' })] },
  ]);
});

it('nobody changes what a coupon gives once it is made', async () => {
  await claimOne();
  await expect(run(sql`update coupons set off_fen = 1`)).rejects.toThrow('is only added to');
  await expect(run(sql`delete from coupons`)).rejects.toThrow('is only added to');
});
