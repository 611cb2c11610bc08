import { type Answer, type Contract, errorCodes, type Order } from '@jiwu/contract';
import { HOUR_MS, MINUTE_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeUnpaidOrders } from '../../apps/server/src/jobs/closeUnpaidOrders.ts';
import { sendDueRefunds } from '../../apps/server/src/jobs/sendDueRefunds.ts';
import { createShopClient } from '../support/createShopClient.ts';
import { makeAfterSale } from '../support/makeAfterSale.ts';
import { type Buyer, makeCrowd, must } from '../support/makeBuyer.ts';
import { type MadeOrder, newTrackingNo, receiveAs, sendOrder } from '../support/makeOrder.ts';
import {
  buyUnit,
  gradeAgain,
  letItBeNine,
  liveOf,
  locked,
  type MadeUnit,
  makeUnit,
  relist,
  tick,
  unitOrder,
} from '../support/makeUnit.ts';
import { playAfterSales } from '../support/playAfterSales.ts';
import { playPayments } from '../support/playPayments.ts';
import { signInAgain } from '../support/signInAgain.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type UnitPage = Answer<Contract['openBoxUnit']>;
type Panels = Answer<Contract['openBoxOrders']>;

let shop: TestShop;
beforeEach(async () => {
  shop = await startTestShop({ CACHE: 'off' });
  letItBeNine(shop);
});
afterEach(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const newBuyers = (count: number) => makeCrowd(shop, count, { balanceFen: 100_000 });
const newBuyer = async () => (await newBuyers(1))[0] as Buyer;
const orderOf = async ({ client }: Buyer, id: string) => must<Order>(await client.call('orderGet', { params: { id } }));
const pageOf = async ({ id }: MadeUnit) =>
  must<UnitPage>(await createShopClient(shop).call('openBoxUnit', { query: `id=${id}` }));
const eventsOf = async (unit: MadeUnit) => (await pageOf(unit)).passport.map(({ event }) => event);

/** Bought, and sent unless the wish says otherwise; with so many of what was asked ticked. */
async function bought(buyer: Buyer, unit: MadeUnit, { ticked = 0, isReceived = false } = {}): Promise<MadeOrder> {
  const lock = await locked(buyer.client, unit);
  must(await tick(buyer.client, lock, ticked));
  const order = await unitOrder(buyer, unit, lock);
  must(await buyer.payByBalance(order.id));
  await sendOrder(shop, order);
  if (isReceived) await receiveAs(buyer.client, order);
  const made = { userId: buyer.userId, id: order.id, no: order.no, payFen: order.payFen, lines: [] };
  return { ...made, lines: await playAfterSales(shop).lines(made) };
}

/** From the request to the refund. */
async function sentBack(buyer: Buyer, order: MadeOrder): Promise<void> {
  const play = playAfterSales(shop);
  const afterSale = await makeAfterSale(shop, buyer.client, { order });
  const staff = await signInStaff(shop, ['orders']);
  const seen = must(await staff.call('staffAfterSaleGet', { params: { id: afterSale.id } }));
  expect(seen).toMatchObject({ returnsToStock: false });
  must(await play.decide('staffAfterSaleApprove', afterSale));
  const body = { carrier: 'sf', trackingNo: newTrackingNo() };
  must(await buyer.client.call('afterSaleParcel', { params: { id: afterSale.id }, body }));
  must(await play.decide('staffAfterSaleReceive', afterSale));
}

describe('returns follow from what was acknowledged', () => {
  it('all of it: only what is not as described, damaged, wrong or missing', async () => {
    const [unit, buyer] = [await makeUnit(shop), await newBuyer()];
    const order = await bought(buyer, unit, { ticked: 3, isReceived: true });
    expect((await orderOf(buyer, order.id)).returns.reasons).toEqual([
      'notAsDescribed',
      'damaged',
      'wrongGoods',
      'missing',
    ]);
    const play = playAfterSales(shop);
    const wanted = { kind: 'returnRefund', totalFen: order.payFen } as const;
    const refused = await play.apply(buyer.client, order, { ...wanted, reason: 'changedMind' });
    expect(refused.code).toBe(errorCodes.AFTER_SALE_NOT_ALLOWED.code);
    must(await play.apply(buyer.client, order, { ...wanted, reason: 'notAsDescribed' }));
    const openIn = async (list: string) =>
      must<Answer<Contract['orderList']>>(await buyer.client.call('orderList', { query: `list=${list}` })).counts
        .afterSale;
    expect([await openIn('openBox'), await openIn('mine')]).toEqual([1, 0]);
  });

  it('not all of it: the full right of seven days', async () => {
    const [unit, buyer] = [await makeUnit(shop), await newBuyer()];
    const order = await bought(buyer, unit, { ticked: 2, isReceived: true });
    expect((await orderOf(buyer, order.id)).returns.reasons).toContain('changedMind');
    const { items } = must<Panels>(await buyer.client.call('openBoxOrders', { query: `ids=${order.id}` }));
    expect(items).toMatchObject([{ asked: 3, isAllAcknowledged: false, shopPaysReturn: false }]);
    const wanted = { kind: 'returnRefund', totalFen: order.payFen, reason: 'changedMind' } as const;
    must(await playAfterSales(shop).apply(buyer.client, order, wanted));
  });

  it('before it is sent, the order can be taken back whatever was acknowledged', async () => {
    const [unit, buyer] = [await makeUnit(shop), await newBuyer()];
    const lock = await locked(buyer.client, unit);
    must(await tick(buyer.client, lock));
    const { id } = await unitOrder(buyer, unit, lock);
    must(await buyer.payByBalance(id));
    expect((await orderOf(buyer, id)).returns.reasons).toContain('changedMind');
  });
});

it('sent back, inspected again, graded lower, on sale again at its new price, and sold to another', async () => {
  const unit = await makeUnit(shop);
  const [one, other] = await newBuyers(2);
  const order = await bought(one!, unit, { isReceived: true });
  await sentBack(one!, order);
  expect(await liveOf(shop, unit)).toMatchObject({ state: 'returned', nextDrop: null });
  expect(await shop.broken()).toEqual([]);
  shop.advance(HOUR_MS);
  const terms = { startFen: 13_900, floorFen: 9900, dropFen: 500, everyDays: 3 };
  await gradeAgain(shop, unit, { defects: 3, terms, foundWords: '左侧有一道没列的压痕，属实' });
  await relist(shop, unit);
  expect(await liveOf(shop, unit)).toMatchObject({ state: 'listed', priceFen: 13_900 });
  await signInAgain(shop, one!.client);
  await signInAgain(shop, other!.client);
  const { items } = must<Panels>(await one!.client.call('openBoxOrders', { query: `ids=${order.id}` }));
  expect(items).toMatchObject([
    { grade: 'b', found: { words: '左侧有一道没列的压痕，属实', grade: 'c', priceFen: 13_900 }, state: 'listed' },
  ]);
  const again = await buyUnit(other!, unit);
  expect(again.payFen).toBe(13_900);
  expect(await eventsOf(unit)).toEqual([
    'sold',
    'locked',
    'listed',
    'graded',
    'inspecting',
    'returned',
    'sold',
    'locked',
    'listed',
    'graded',
    'inspecting',
    'takenIn',
  ]);
  const { passport } = await pageOf(unit);
  expect(passport[3]).toMatchObject({ event: 'graded', facts: { grade: 'c', fromGrade: 'b', worn: 1, items: 3 } });
});

it('its first buyer may buy it again', async () => {
  const [unit, buyer] = [await makeUnit(shop), await newBuyer()];
  await sentBack(buyer, await bought(buyer, unit));
  await gradeAgain(shop, unit);
  await relist(shop, unit);
  expect(await buyUnit(buyer, unit)).toMatchObject({ state: 'awaitingDispatch' });
});

it('refunded without coming back, it is written off: its buyer keeps it', async () => {
  const [unit, buyer] = [await makeUnit(shop), await newBuyer()];
  const order = await bought(buyer, unit);
  const afterSale = await makeAfterSale(shop, buyer.client, { order, kind: 'refundOnly', reason: 'damaged' });
  must(await playAfterSales(shop).decide('staffAfterSaleApprove', afterSale));
  expect(await liveOf(shop, unit)).toMatchObject({ state: 'writtenOff' });
});

it('money that comes after the lapse, while the unit is sold to another, goes back by itself', async () => {
  const unit = await makeUnit(shop);
  const [late, other] = await newBuyers(2);
  const { client } = late!;
  const order = await unitOrder(late!, unit, await locked(client, unit));
  const opened = await client.call('orderPay', { params: { id: order.id }, body: { gateway: 'wechat' } });
  const { paymentId } = must<{ paymentId: string }>(opened);
  const outTradeNo = paymentId.replaceAll('-', '');
  const payment = { client, gateway: 'wechat', paymentId, rechargeId: '', outTradeNo } as const;
  const play = playPayments(shop);
  await play.open(payment);
  shop.advance(15 * MINUTE_MS + 1000);
  for (const buyer of [late!, other!]) await signInAgain(shop, buyer.client);
  await closeUnpaidOrders(shop.services);
  await buyUnit(other!, unit);
  await play.pay(payment, true);
  await play.notify(payment);
  expect(await orderOf(late!, order.id)).toMatchObject({ state: 'closed', payment: null });
  const stateOf = async () => {
    const { rows } = await sql`
      select payment.state, is_surplus, refund.state as refund from payments as payment
      join payment_refunds as refund on refund.payment_id = payment.id where payment.id = ${paymentId}`.execute(
      shop.services.db.read,
    );
    return rows;
  };
  expect(await stateOf()).toMatchObject([{ state: 'paid', is_surplus: true }]);
  shop.advance(10_000);
  await sendDueRefunds(shop.services, { gateways: ['wechat'] });
  await expect.poll(async () => (await stateOf())[0]).not.toMatchObject({ refund: 'due' });
  expect(await liveOf(shop, unit)).toMatchObject({ state: 'sold' });
});
