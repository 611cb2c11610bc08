import { errorCodes, type Answer, type integralEndpoints } from '@jiwu/contract';
import { MINUTE_MS, newId } from '@jiwu/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeUnpaidOrders } from '../../apps/server/src/jobs/closeUnpaidOrders.ts';
import { endOverdueIntegral } from '../../apps/server/src/jobs/endOverdueIntegral.ts';
import { earnIntegral, spendIntegral } from '../../apps/server/src/modules/people/integral/index.ts';
import type { ShopClient } from '../support/createShopClient.ts';
import { makeAfterSale } from '../support/makeAfterSale.ts';
import { must } from '../support/makeBuyer.ts';
import { makeOrder, type MadeOrder } from '../support/makeOrder.ts';
import { makeVip } from '../support/makeVip.ts';
import { playAfterSales } from '../support/playAfterSales.ts';
import { signInAgain } from '../support/signInAgain.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { userIdOf } from '../support/userIdOf.ts';

type Integral = Answer<(typeof integralEndpoints)['integralGet']>;
type Statement = Answer<(typeof integralEndpoints)['integralStatement']>;

/** A year in which nothing of today is over, so that ends can be said by name. */
const year = new Date().getUTCFullYear() + 1;

let shop: TestShop;
let play: ReturnType<typeof playAfterSales>;
beforeAll(async () => {
  shop = await startTestShop();
  play = playAfterSales(shop);
  goTo(`${year}-03-01T10:00:00+08:00`);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

function goTo(when: string): void {
  shop.advance(new Date(when).getTime() - shop.services.clock().getTime());
}

/** As if it had been earned then. */
async function earn(client: ShopClient, amount: number, now = shop.services.clock()): Promise<void> {
  const cause = { kind: 'testGift', id: newId() };
  const input = { userId: userIdOf(client), amount, cause, memo: '测试', now };
  await shop.services.db.transact((tx) => earnIntegral(tx, input));
}

async function spend(client: ShopClient, amount: number, id: string): Promise<void> {
  const input = { userId: userIdOf(client), amount, cause: { kind: 'testSpend', id }, memo: '测试花费' };
  await shop.services.db.transact((tx) => spendIntegral(tx, { ...input, now: shop.services.clock() }));
}

const integralOf = async (client: ShopClient): Promise<Integral> => must(await client.call('integralGet'));
const statementOf = async (client: ShopClient, cursor?: string): Promise<Statement> =>
  must(await client.call('integralStatement', cursor ? { query: `cursor=${encodeURIComponent(cursor)}` } : {}));
const titlesOf = async (client: ShopClient) =>
  (await statementOf(client)).items.map(({ title, amount, balance }) => [title, amount, balance]);

async function buy(
  client: ShopClient,
  priceFen: number,
  wish: Parameters<typeof makeOrder>[2] = {},
): Promise<MadeOrder> {
  const { skuId } = await play.newSku({ priceFen });
  return await makeOrder(shop, client, { lines: [{ skuId, quantity: 1 }], ...wish });
}

async function refund(client: ShopClient, order: MadeOrder, pieces: number): Promise<void> {
  const lines = order.lines.map(({ id }) => ({ lineId: id, pieces }));
  const asked = await makeAfterSale(shop, client, { order, lines });
  must(await play.decide('staffAfterSaleApprove', asked));
  must(await play.decide('staffAfterSaleReceive', asked));
}

describe('earning', () => {
  it('is nothing before anything was bought', async () => {
    const client = await play.newBuyer();
    expect(await integralOf(client)).toEqual({ available: 0, held: 0, debt: 0, worthFen: 0, lots: [] });
    expect(await statementOf(client)).toEqual({ items: [], nextCursor: null });
  });

  it('is one for each yuan at completion, good until the end of the next year', async () => {
    const client = await play.newBuyer();
    const order = await buy(client, 35_690, { state: 'completed' });
    expect(await integralOf(client)).toEqual({
      available: 356,
      held: 0,
      debt: 0,
      worthFen: 300,
      lots: [{ amount: 356, expiresOn: `${year + 1}-12-31` }],
    });
    expect((await statementOf(client)).items).toMatchObject([
      { title: `订单 ${order.no} 完成`, amount: 356, balance: 356, cause: { kind: 'orderCompleted', id: order.id } },
    ]);
  });

  it('is twice as much for a VIP, and says which part that was', async () => {
    const client = await play.newBuyer();
    await makeVip(shop, client);
    await buy(client, 10_050, { state: 'completed' });
    expect((await integralOf(client)).available).toBe(201);
    expect((await client.call('vipGet')).data).toMatchObject({ saved: { integral: 101 } });
  });
});

describe('lots', () => {
  it('are taken from by what ends first, and given back to when the order is closed', async () => {
    const client = await play.newBuyer();
    await earn(client, 500);
    await earn(client, 250, new Date(`${year - 1}-06-01T10:00:00+08:00`));
    const both = [
      { amount: 250, expiresOn: `${year}-12-31` },
      { amount: 500, expiresOn: `${year + 1}-12-31` },
    ];
    expect((await integralOf(client)).lots).toEqual(both);
    await buy(client, 10_000, { useIntegral: 400 });
    expect(await integralOf(client)).toMatchObject({
      available: 350,
      held: 400,
      lots: [{ amount: 350, expiresOn: `${year + 1}-12-31` }],
    });
    // A hold is no movement.
    expect(await titlesOf(client)).toEqual([
      ['测试', 250, 750],
      ['测试', 500, 500],
    ]);
    shop.advance(31 * MINUTE_MS);
    await closeUnpaidOrders(shop.services);
    await signInAgain(shop, client);
    expect(await integralOf(client)).toMatchObject({ available: 750, held: 0, lots: both });
  });

  it('that were used come back with the ends they had, what lasts longest first', async () => {
    const client = await play.newBuyer();
    await earn(client, 300, new Date(`${year - 1}-06-01T10:00:00+08:00`));
    await earn(client, 300);
    const { skuId } = await play.newSku({ priceFen: 5000 });
    const wish = { state: 'sent', lines: [{ skuId, quantity: 2 }], useIntegral: 500 } as const;
    const order = await makeOrder(shop, client, wish);
    expect((await integralOf(client)).lots).toEqual([{ amount: 100, expiresOn: `${year + 1}-12-31` }]);
    await refund(client, order, 1);
    expect((await integralOf(client)).lots).toEqual([
      { amount: 50, expiresOn: `${year}-12-31` },
      { amount: 300, expiresOn: `${year + 1}-12-31` },
    ]);
    await refund(client, order, 1);
    expect((await integralOf(client)).lots).toEqual([
      { amount: 300, expiresOn: `${year}-12-31` },
      { amount: 300, expiresOn: `${year + 1}-12-31` },
    ]);
  });

  it('that were earned go with the goods, and what was spent of them is owed and paid by the next', async () => {
    const client = await play.newBuyer();
    const order = await buy(client, 30_000, { state: 'completed' });
    await buy(client, 1000, { state: 'paid', useIntegral: 200 });
    expect(await integralOf(client)).toMatchObject({ available: 100, debt: 0 });
    await refund(client, order, 1);
    expect(await integralOf(client)).toMatchObject({ available: 0, debt: 200, lots: [] });
    await buy(client, 15_000, { state: 'completed' });
    expect(await integralOf(client)).toMatchObject({ available: 0, debt: 50 });
    await earn(client, 80);
    expect(await integralOf(client)).toMatchObject({ available: 30, debt: 0 });
    expect((await titlesOf(client)).slice(0, 2)).toEqual([
      ['扣回此前欠下的积分', -50, 30],
      ['测试', 80, 80],
    ]);
  });

  it('that an unpaid order held while the goods went back pay what is owed as soon as they are free', async () => {
    const client = await play.newBuyer();
    const order = await buy(client, 30_000, { state: 'completed' });
    const waiting = await buy(client, 2000, { useIntegral: 300 });
    await refund(client, order, 1);
    expect(await integralOf(client)).toMatchObject({ available: 0, held: 300, debt: 300 });
    must(await client.call('orderClose', { params: { id: waiting.id }, body: { reason: 'other' } }));
    expect(await integralOf(client)).toMatchObject({ available: 0, held: 0, debt: 0, lots: [] });
  });

  it('that come back with one order pay what another left owing', async () => {
    const client = await play.newBuyer();
    const earning = await buy(client, 30_000, { state: 'completed' });
    const spending = await buy(client, 2000, { state: 'completed', useIntegral: 300 });
    await refund(client, earning, 1);
    const { debt, available } = await integralOf(client);
    expect(debt).toBeGreaterThan(0);
    expect(available).toBe(0);
    await refund(client, spending, 1);
    expect(await integralOf(client)).toMatchObject({ available: 0, debt: 0 });
  });

  it('cannot be spent beyond what there is, and the same cause spends once', async () => {
    const client = await play.newBuyer();
    await earn(client, 250);
    await expect(spend(client, 251, newId())).rejects.toMatchObject({ errorCode: 'INTEGRAL_SHORT' });
    const id = newId();
    await spend(client, 200, id);
    await spend(client, 200, id);
    expect(await integralOf(client)).toMatchObject({ available: 50 });
  });
});

describe('the statement', () => {
  it('comes in pages, newest first', async () => {
    const client = await play.newBuyer();
    for (let amount = 1; amount <= 23; amount += 1) await earn(client, amount);
    const first = await statementOf(client);
    expect(first.items.map(({ amount }) => amount)).toEqual(Array.from({ length: 20 }, (_, index) => 23 - index));
    const second = await statementOf(client, first.nextCursor ?? '');
    expect(second.items.map(({ amount, balance }) => [amount, balance])).toEqual([
      [3, 6],
      [2, 3],
      [1, 1],
    ]);
    expect(second.nextCursor).toBeNull();
    expect((await client.call('integralStatement', { query: 'cursor=mine' })).code).toBe(errorCodes.INVALID_INPUT.code);
  });
});

// Last: from here on it is the year after the next.
describe('at the end of its time', () => {
  it('integral cannot be used any more, and goes with the next sweep; what an order holds stays, and goes when it is freed', async () => {
    goTo(`${year + 1}-12-31T23:50:00+08:00`);
    const client = await play.newBuyer();
    const holder = await play.newBuyer();
    await earn(client, 300, new Date(`${year}-05-01T10:00:00+08:00`));
    await earn(client, 200);
    await earn(holder, 300, new Date(`${year}-05-01T10:00:00+08:00`));
    const waiting = await buy(holder, 10_000, { useIntegral: 100 });
    await earn(holder, 100);
    shop.advance(15 * MINUTE_MS);
    for (const one of [client, holder]) await signInAgain(shop, one);
    // Over, and not swept yet: shown nowhere.
    expect((await client.call('walletGet')).data).toMatchObject({ integral: 200 });
    expect((await client.call('userSelf')).data).toMatchObject({ integral: 200 });
    expect((await client.call('drawGet')).data).toMatchObject({ mine: { integral: 200 } });
    expect(await integralOf(client)).toMatchObject({
      available: 200,
      lots: [{ amount: 200, expiresOn: `${year + 2}-12-31` }],
    });
    await expect(spend(client, 300, newId())).rejects.toMatchObject({ errorCode: 'INTEGRAL_SHORT' });
    await endOverdueIntegral(shop.services);
    await endOverdueIntegral(shop.services);
    expect((await titlesOf(client))[0]).toEqual(['积分到期', -300, 200]);
    expect(await integralOf(holder)).toMatchObject({ available: 100, held: 100 });
    expect((await titlesOf(holder))[0]).toEqual(['积分到期', -200, 200]);
    must(await holder.call('orderClose', { params: { id: waiting.id }, body: { reason: 'changedMind' } }));
    expect(await integralOf(holder)).toMatchObject({ available: 100, held: 0 });
    await endOverdueIntegral(shop.services);
    expect((await titlesOf(holder))[0]).toEqual(['积分到期', -100, 100]);
    expect(await shop.broken()).toEqual([]);
  });

  it('what was used of a lot that is over comes back for thirty days', async () => {
    goTo(`${year + 2}-12-30T10:00:00+08:00`);
    const client = await play.newBuyer();
    await earn(client, 300, new Date(`${year + 1}-06-01T10:00:00+08:00`));
    const order = await buy(client, 10_000, { state: 'sent', useIntegral: 300 });
    goTo(`${year + 3}-01-02T10:00:00+08:00`);
    await signInAgain(shop, client);
    play = playAfterSales(shop);
    await refund(client, order, 1);
    expect((await integralOf(client)).lots).toEqual([{ amount: 300, expiresOn: `${year + 3}-02-01` }]);
    expect(await shop.broken()).toEqual([]);

    // The grace is given once: buying and returning again does not extend it.
    for (const day of ['10', '20', '31']) {
      goTo(`${year + 3}-01-${day}T10:00:00+08:00`);
      await signInAgain(shop, client);
      play = playAfterSales(shop);
      await refund(client, await buy(client, 10_000, { state: 'sent', useIntegral: 200 }), 1);
      const { lots } = await integralOf(client);
      expect(lots).toEqual([{ amount: 300, expiresOn: `${year + 3}-02-01` }]);
    }
    const last = await buy(client, 10_000, { state: 'sent', useIntegral: 300 });
    goTo(`${year + 3}-02-04T10:00:00+08:00`);
    await signInAgain(shop, client);
    play = playAfterSales(shop);
    await refund(client, last, 1);
    expect(await integralOf(client)).toMatchObject({ available: 0, lots: [] });
    expect((await titlesOf(client)).slice(0, 2)).toEqual([
      ['积分到期', -300, 0],
      ['退款退回已用积分', 300, 300],
    ]);
  });
});
