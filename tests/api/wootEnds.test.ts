import { type Answer, type Contract, errorCodes, type OrderRow } from '@jiwu/contract';
import { businessDay, HOUR_MS, MINUTE_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeUnpaidOrders } from '../../apps/server/src/jobs/closeUnpaidOrders.ts';
import { endDeals } from '../../apps/server/src/jobs/endDeals.ts';
import { lapseDueClaims } from '../../apps/server/src/jobs/lapseDueClaims.ts';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { type Buyer, makeCrowd, must } from '../support/makeBuyer.ts';
import {
  aSecondLater,
  buyDeal,
  claimAs,
  claimed,
  figuresOf,
  letItBeNoon,
  makeDeal,
  type MadeDeal,
  orderOf,
} from '../support/makeDeal.ts';
import { playAfterSales } from '../support/playAfterSales.ts';
import { playPayments } from '../support/playPayments.ts';
import { signInAgain } from '../support/signInAgain.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type Mine = Answer<Contract['wootMine']>;
type Past = Answer<Contract['wootPast']>;

let shop: TestShop;
beforeEach(async () => {
  shop = await startTestShop();
  letItBeNoon(shop);
});
afterEach(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

async function newBuyers(count: number): Promise<Buyer[]> {
  return await makeCrowd(shop, count, { balanceFen: 100_000 });
}
const newBuyer = async () => (await newBuyers(1))[0] as Buyer;
const stockOf = (deal: MadeDeal) => playAfterSales(shop).stock(deal.skuId);
const statesOf = async (client: ShopClient) =>
  must<Mine>(await client.call('wootMine')).claims.map(({ state }) => state);
async function pass(spanMs: number, ...buyers: readonly Buyer[]): Promise<void> {
  shop.advance(spanMs);
  for (const { client } of buyers) await signInAgain(shop, client);
}

/** Refunds an order that was not sent, all of it. */
async function refund({ client }: Buyer, order: OrderRow): Promise<void> {
  const { lines } = must<{ lines: { id: string }[] }>(await client.call('orderGet', { params: { id: order.id } }));
  const wanted = { orderId: order.id, kind: 'refundOnly', lines: [{ lineId: lines[0]?.id, pieces: 1 }] };
  const { totalFen } = must<{ totalFen: number }>(await client.call('afterSalePreview', { body: wanted }));
  const body = { ...wanted, reason: 'changedMind', pictures: [], totalFen };
  must(await client.call('afterSaleApply', { body }));
}

describe('what is not paid in time', () => {
  it('comes back when the claim lapses, and can be claimed again, also by the same user', async () => {
    const deal = await makeDeal(shop, { pieces: 1 });
    const [one, other] = await newBuyers(2);
    const claim = await claimed(one!.client, deal);
    await pass(10 * MINUTE_MS - 5000, one!, other!);
    await lapseDueClaims(shop.services);
    expect(await figuresOf(shop, deal)).toEqual([0, 1, 0]);
    shop.advance(6000);
    // Also before the sweep has come.
    const { code } = await one!.client.call('wootRelease', { params: { id: claim.id }, body: {} });
    expect(code).toBe(errorCodes.CLAIM_OVER.code);
    await expect(orderOf(one!, deal, claim)).rejects.toThrow(String(errorCodes.CLAIM_OVER.code));
    await lapseDueClaims(shop.services);
    await lapseDueClaims(shop.services);
    expect(await figuresOf(shop, deal)).toEqual([0, 0, 1]);
    expect(await statesOf(one!.client)).toEqual(['lapsed']);
    await aSecondLater(shop);
    await buyDeal(one!, deal);
    expect((await claimAs(other!.client, deal)).code).toBe(errorCodes.WOOT_SOLD_OUT.code);
  });

  it('comes back with its order at the deadline, without grace; money that comes later goes back', async () => {
    const deal = await makeDeal(shop, { pieces: 1 });
    const [buyer, other] = await newBuyers(2);
    const { client } = buyer!;
    const order = await orderOf(buyer!, deal, await claimed(client, deal));
    const opened = await client.call('orderPay', { params: { id: order.id }, body: { gateway: 'wechat' } });
    const { paymentId } = must<{ paymentId: string }>(opened);
    const play = playPayments(shop);
    const payment = {
      client,
      gateway: 'wechat',
      paymentId,
      rechargeId: '',
      outTradeNo: paymentId.replaceAll('-', ''),
    } as const;
    await play.open(payment);
    await pass(10 * MINUTE_MS + 1000, buyer!, other!);
    await closeUnpaidOrders(shop.services);
    expect(await figuresOf(shop, deal)).toEqual([0, 0, 1]);
    expect(await statesOf(client)).toEqual(['lapsed']);
    await aSecondLater(shop);
    await buyDeal(other!, deal);
    await play.pay(payment, true);
    await play.notify(payment);
    expect(must(await client.call('orderGet', { params: { id: order.id } }))).toMatchObject({
      state: 'closed',
      payment: null,
    });
    const { rows } = await sql`select state, is_surplus from payments where id = ${paymentId}`.execute(
      shop.services.db.read,
    );
    expect(rows).toEqual([{ state: 'paid', is_surplus: true }]);
    expect(await figuresOf(shop, deal)).toEqual([1, 0, 0]);
  });
});

describe('a piece that is refunded unsent', () => {
  it('is on sale again while the deal runs, and its buyer has had theirs', async () => {
    const deal = await makeDeal(shop, { pieces: 1 });
    const [one, other] = await newBuyers(2);
    await refund(one!, await buyDeal(one!, deal));
    expect(await figuresOf(shop, deal)).toEqual([0, 0, 1]);
    expect((await stockOf(deal)).reserved).toBe(1);
    expect(await statesOf(one!.client)).toEqual(['bought']);
    await aSecondLater(shop);
    expect((await claimAs(one!.client, deal)).code).toBe(errorCodes.WOOT_LIMIT.code);
    await buyDeal(other!, deal);
    expect(await figuresOf(shop, deal)).toEqual([1, 0, 0]);
  });

  it('is ordinary stock when the deal is over; what was sold stays sold', async () => {
    const deal = await makeDeal(shop, { pieces: 1 });
    const buyer = await newBuyer();
    const order = await buyDeal(buyer, deal);
    await pass(13 * HOUR_MS, buyer);
    await endDeals(shop.services);
    await refund(buyer, order);
    expect(await figuresOf(shop, deal)).toEqual([1, 0, 0]);
    expect(await stockOf(deal)).toMatchObject({ reserved: 0, available: 1 });
  });
});

describe('midnight', () => {
  it('ends claiming; a claim of the last minute keeps its deadline; then what is left can be bought by all', async () => {
    const deal = await makeDeal(shop, { pieces: 3 });
    const [early, late, lazy] = await newBuyers(3);
    await buyDeal(early!, deal);
    // 23:55 in Shanghai.
    await pass(11 * HOUR_MS + 55 * MINUTE_MS, early!, late!, lazy!);
    await aSecondLater(shop);
    const order = await orderOf(late!, deal, await claimed(late!.client, deal));
    await claimed(lazy!.client, deal);
    await pass(6 * MINUTE_MS, early!, late!, lazy!);
    await endDeals(shop.services);
    expect(await figuresOf(shop, deal)).toEqual([1, 2, 0]);
    expect((await claimAs((await newBuyer()).client, deal)).code).toBe(errorCodes.WOOT_OVER.code);
    must(await late!.payByBalance(order.id));
    shop.advance(5 * MINUTE_MS);
    await lapseDueClaims(shop.services);
    expect(await figuresOf(shop, deal)).toEqual([2, 0, 1]);
    expect((await stockOf(deal)).available).toBe(0);
    await endDeals(shop.services);
    await endDeals(shop.services);
    expect(await figuresOf(shop, deal)).toEqual([2, 0, 0]);
    expect(await stockOf(deal)).toMatchObject({ available: 1, reserved: 2 });
  });

  it('forgives what lapsed the day before', async () => {
    const [one, two] = [await makeDeal(shop), await makeDeal(shop)];
    const buyer = await newBuyer();
    for (const deal of [one, two]) {
      const { id } = await claimed(buyer.client, deal);
      must(await buyer.client.call('wootRelease', { params: { id }, body: {} }));
    }
    expect((await claimAs(buyer.client, two)).code).toBe(errorCodes.CLAIM_BLOCKED.code);
    await pass(24 * HOUR_MS, buyer);
    await endDeals(shop.services);
    expect((await claimAs(buyer.client, await makeDeal(shop))).flag).toBe(true);
  });
});

it('past deals say what was sold, and how fast; the newest first, page by page', async () => {
  const soldOut = await makeDeal(shop, { pieces: 1 });
  const leftOver = await makeDeal(shop, { pieces: 4 });
  const [one, other] = await newBuyers(2);
  await buyDeal(one!, soldOut);
  await buyDeal(other!, leftOver);
  const guest = createShopClient(shop);
  const day = businessDay(shop.services.clock());
  expect(must<Past>(await guest.call('wootPast')).items).toEqual([]);
  await pass(13 * HOUR_MS);
  await endDeals(shop.services);
  const shown = async () => must<Past>(await guest.call('wootPast')).items;
  await expect.poll(async () => (await shown()).length).toBe(2);
  const items = new Map((await shown()).map((item) => [item.id, item]));
  expect(items.get(leftOver.id)).toMatchObject({ day, allocated: 4, sold: 1, soldOutSeconds: null, priceFen: 9900 });
  const { soldOutSeconds } = items.get(soldOut.id) ?? {};
  // It began at 10:00, and it was noon.
  expect(soldOutSeconds).toBeGreaterThanOrEqual(7200);
  expect(soldOutSeconds).toBeLessThan(7260);
});
