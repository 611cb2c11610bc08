import { DAY_MS, newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCampaign } from '../../apps/server/src/modules/promotion/campaigns/index.ts';
import { breakTables, type Statement } from '../support/breakTables.ts';
import { type Buyer, makeBuyer, must } from '../support/makeBuyer.ts';
import { makeCoupon } from '../support/makeCoupon.ts';
import { makeProduct, type MadeProduct } from '../support/makeProduct.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let buyer: Buyer;
let product: MadeProduct;
/** Paid, with campaign, coupon and integral; and one that waits for payment, with a coupon. */
let paidId: string;
let unpaidId: string;

beforeAll(async () => {
  shop = await startTestShop();
  const { db, clock } = shop.services;
  product = await makeProduct(db, { priceFen: 20_000, pieces: 20 });
  const now = clock().getTime();
  const campaign = {
    name: '居家活动',
    scope: { kind: 'all' as const },
    startsAt: new Date(now - DAY_MS),
    endsAt: new Date(now + DAY_MS),
    tiers: [{ thresholdFen: 30_000, offFen: 3000 }],
  };
  await db.transact((tx) => createCampaign(tx, campaign, new Date(now - 2 * DAY_MS)));
  buyer = await makeBuyer(shop, { balanceFen: 100_000, integral: 2000 });
  const couponId = await makeCoupon(shop, { perUserLimit: 2 });
  const claim = async () =>
    must<{ id: string }>(await buyer.client.call('couponClaim', { params: { id: couponId }, body: {} })).id;
  const lines = [{ skuId: product.skuIds[0] ?? '', quantity: 2 }];
  ({ id: paidId } = await buyer.ordered({ lines, coupon: { id: await claim() }, useIntegral: 2000 }));
  must(await buyer.payByBalance(paidId));
  ({ id: unpaidId } = await buyer.ordered({ lines, coupon: { id: await claim() } }));
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

const paid = () => sql`user_id = ${buyer.userId} and id = ${paidId}`;
const unpaid = () => sql`user_id = ${buyer.userId} and id = ${unpaidId}`;
const paidLines = () => sql`user_id = ${buyer.userId} and order_id = ${paidId}`;

it('6 reports a paid order without its income, and income without its order', async () => {
  expect(await reported([sql`delete from ledger_transfers where cause_kind = 'order' and leg = 'sales'`])).toContain(6);
  const strange = sql`update ledger_transfers set cause_id = ${newId()} where cause_kind = 'order'`;
  expect(await reported([strange])).toContain(6);
});

it('8 reports a paid order without its payment, and a payment of another amount', async () => {
  expect(await reported([sql`update payments set payable_id = ${newId()} where payable_kind = 'order'`])).toContain(8);
  expect(await reported([sql`update payments set amount_fen = amount_fen + 1 where payable_kind = 'order'`])).toContain(
    8,
  );
});

it('14 reports a payable that is not what the lines pay and the shipping', async () => {
  const more = [sql`update orders set pay_fen = pay_fen + 1 where ${paid()}`];
  expect(await reported(more, { orders_pay: 'orders' })).toContain(14);
  expect(await reported([sql`delete from order_lines where ${paidLines()}`])).toContain(14);
});

it('15 reports a discount that is not the sum of its shares, and a line below nothing', async () => {
  for (const rule of ['campaign', 'coupon', 'integral']) {
    const change = sql`update order_discounts set amount_fen = amount_fen + 1 where ${paidLines()} and rule = ${rule}`;
    expect(await reported([change]), rule).toEqual([15]);
  }
  const dropped = [sql`delete from order_discounts where ${paidLines()} and rule = 'coupon'`];
  expect(await reported(dropped)).toEqual([15]);
  const other = [sql`update order_lines set campaign_id = ${newId()} where ${paidLines()}`];
  expect(await reported(other)).toEqual([15]);
  const below = [sql`update order_lines set pay_fen = -1 where ${paidLines()}`];
  expect(await reported(below, { order_lines_pay: 'order_lines', order_lines_pay_fen_check: 'order_lines' })).toContain(
    15,
  );
});

it('16 reports integral beyond a fifth of the goods, or not in hundreds', async () => {
  const much = [sql`update orders set integral_fen = 8000, integral = 8000 where ${paid()}`];
  expect(await reported(much, { orders_integral: 'orders', orders_pay: 'orders' })).toContain(16);
  const odd = [sql`update orders set integral = 1950, integral_fen = 1950 where ${paid()}`];
  expect(await reported(odd, { orders_integral_check: 'orders', orders_pay: 'orders' })).toContain(16);
  const lost = [sql`update order_lines set integral = integral - 100 where ${paidLines()}`];
  expect(await reported(lost)).toContain(16);
});

it('17 reports a coupon, a campaign and integral on a line whose channel does not take them', async () => {
  const woot = [sql`update order_lines set channel = 'woot' where ${paidLines()}`];
  expect(await reported(woot, { order_lines_channel: 'order_lines' })).toEqual([17]);
  // Of the three discounts that the line bears, a group's line may not bear the campaign's.
  expect(await reported([sql`update order_lines set channel = 'groupPurchase' where ${paidLines()}`])).toEqual([17]);
  const prize = sql`
    update order_lines set channel = 'drawPrize', campaign_id = null, campaign_fen = 0, coupon_fen = 0,
      pay_fen = goods_fen - integral_fen
    where ${paidLines()}`;
  expect(await reported([prize])).toContain(17);
});

it('18 reports a state that the history does not lead to, and a step that is none', async () => {
  const ahead = sql`
    update orders set state = 'awaitingReceipt', dispatched_at = now(), receive_by = now() where ${paid()}`;
  expect(await reported([ahead])).toContain(18);
  expect(await reported([sql`delete from order_history where ${paidLines()} and position = 1`])).toContain(18);
  const jump = [
    sql`update order_history set to_state = 'completed' where ${paidLines()} and position = 1`,
    sql`
      update orders set state = 'completed', completed_at = now(), dispatched_at = now(), receive_by = now()
      where ${paid()}`,
  ];
  expect(await reported(jump, { order_history_step: 'order_history' })).toContain(18);
});

it('19 reports an order that waits for payment a minute past its end', async () => {
  expect(await reported([sql`update orders set pay_by = now() - interval '59 seconds' where ${unpaid()}`])).toEqual([]);
  expect(await reported([sql`update orders set pay_by = now() - interval '61 seconds' where ${unpaid()}`])).toEqual([
    19,
  ]);
});

it('20 reports two orders of one request', async () => {
  const twice = [
    sql`update orders set request_key = (select request_key from orders where ${paid()}) where user_id = ${buyer.userId}`,
  ];
  expect(await reported(twice, { orders_user_id_request_key_key: 'orders' })).toEqual([20]);
});

it('21 and 22 report figures that do not add up, or that no movement explains', async () => {
  const reservedMore = [sql`update stock_levels set reserved = reserved + 1`];
  expect(await reported(reservedMore)).toEqual([22, 23]);
  const below = [sql`update stock_levels set reserved = on_hand + 1`];
  expect(await reported(below, { stock_levels_reserved: 'stock_levels' })).toContain(21);
  expect(await reported([sql`delete from stock_movements where kind = 'reserve'`])).toEqual([22]);
});

it('23 reports pieces that are reserved for nobody, and orders for which none are', async () => {
  expect(await reported([sql`update order_lines set sent_quantity = 1 where ${paidLines()}`])).toEqual([23]);
  const gone = [sql`update orders set takes_stock = false where ${unpaid()}`];
  expect(await reported(gone)).toEqual([23]);
});

it('31 reports coupons whose orders are not as they must be', async () => {
  const coupon = (set: Statement, where: Statement) => [sql`update user_coupons set ${set} where order_id = ${where}`];
  const free = sql`state = 'unused', order_id = null, locked_at = null, used_at = null`;
  expect(await reported(coupon(free, sql`${paidId}`))).toContain(31);
  expect(await reported(coupon(free, sql`${unpaidId}`))).toContain(31);
  expect(await reported(coupon(sql`state = 'locked', used_at = null`, sql`${paidId}`))).toContain(31);
  expect(await reported(coupon(sql`state = 'used', used_at = now()`, sql`${unpaidId}`))).toContain(31);
  expect(await reported(coupon(sql`order_id = ${newId()}`, sql`${paidId}`))).toContain(31);
});

it('31 reports a coupon that an order keeps although all of it was refunded', async () => {
  const refunded = [sql`update order_lines set cancelled_quantity = quantity where ${paidLines()}`];
  expect(await reported(refunded)).toContain(31);
});

it('47 reports a step of staff that is in no audit row', async () => {
  const staffId = newId();
  const step = sql`update order_history set by_kind = 'staff', by_id = ${staffId} where ${paidLines()} and position = 1`;
  expect(await reported([step])).toEqual([47]);
});

it('32 reports a discount beyond the cap or the goods, and a coupon out of its window', async () => {
  expect(await reported([sql`update coupons set off_fen = 1999`])).toEqual([32]);
  const cheap = [sql`update order_lines set goods_fen = campaign_fen + coupon_fen - 1 where ${paidLines()}`];
  const loose = { order_lines_pay: 'order_lines', order_lines_goods: 'order_lines' };
  expect(await reported(cheap, loose)).toContain(32);
  const scoped = [sql`update coupons set scope = 'products', product_ids = ${[newId()]}::uuid[]`];
  expect(await reported(scoped)).toContain(32);
  expect(await reported([sql`update orders set created_at = created_at - interval '30 days' where ${paid()}`])).toEqual(
    [32],
  );
});
