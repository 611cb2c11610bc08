import { HOUR_MS, newId } from '@jiwu/kernel';
import { priceOrder, readPriceFacts } from '@jiwu/pricing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changePriceOf } from '../support/changePriceOf.ts';
import { createCampaign } from '../../apps/server/src/modules/promotion/campaigns/index.ts';
import { setProductState } from '../../apps/server/src/modules/goods/catalogue/index.ts';
import { moveStock } from '../../apps/server/src/modules/goods/stock/index.ts';
import { type CartClient, cartClient, makeUmbrella, signedInCart } from '../support/cartClient.ts';
import { makeCoupon } from '../support/makeCoupon.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const product = (wish: Parameters<typeof makeProduct>[1] = {}) => makeProduct(shop.services.db, wish);

const signedIn = () => signedInCart(shop);
const coloured = (pieces: readonly [number, number]) => makeUmbrella(shop, pieces);

/** Everything there is of a SKU is gone. */
async function sellOut(productId: string, skuId: string, quantity: number): Promise<void> {
  const { db, clock } = shop.services;
  const cause = { kind: 'test', id: newId() };
  const moves = [{ skuId, productId, quantity: -quantity }];
  await db.transact((tx) => moveStock(tx, { kind: 'correction', moves, cause, now: clock() }));
}

describe('what has changed since', () => {
  it('is told: another price, fewer pieces, none left with what to take instead, gone', async () => {
    const [dearer, short, lost, gone] = [
      await product(),
      await product({ pieces: 5 }),
      await coloured([2, 42]),
      await product(),
    ];
    const user = await signedIn();
    for (const made of [dearer, short, lost, gone]) await user.add(made.skuIds[0], 2);
    const { db, clock } = shop.services;
    const priceOf = { skuId: dearer.skuIds[0] ?? '', priceFen: 18_000, vipPriceFen: null, now: new Date() };
    await changePriceOf(shop.services, priceOf);
    await sellOut(short.id, short.skuIds[0] ?? '', 4);
    await sellOut(lost.id, lost.skuIds[0] ?? '', 2);
    await db.transact((tx) => setProductState(tx, { productId: gone.id, state: 'offSale', now: clock() }));
    const reply = await user.call('cartList');
    const { lines, facts, price } = reply.data as Awaited<ReturnType<CartClient['list']>>;
    expect(lines.toReversed()).toMatchObject([
      { state: 'available', isChosen: true, priceFen: 18_000, addedPriceFen: 16_800 },
      { state: 'short', isChosen: true, quantity: 2, available: 1 },
      {
        state: 'soldOut',
        isChosen: false,
        available: 0,
        wasAvailable: true,
        alternative: { skuId: lost.skuIds[1], label: '雾灰', available: 42 },
      },
      { state: 'gone', isChosen: false, alternative: null },
    ]);
    expect(facts.lines.map(({ skuId, quantity }) => [skuId, quantity]).toReversed()).toEqual([
      [dearer.skuIds[0], 2],
      [short.skuIds[0], 1],
    ]);
    expect(price?.goodsFen).toBe(2 * 18_000 + 16_800);
    // Lines, SKUs, VIP, user, integral, campaigns, coupons, stock, and two for what to take instead.
    expect(Number(reply.headers.get('x-sql-statements'))).toBe(10);
  });
});

describe('the price', () => {
  it('is the one that the page computes from the facts, for every choice', async () => {
    const { db, clock } = shop.services;
    const [a, b, c] = [await product({ priceFen: 49_900 }), await product(), await product({ priceFen: 3990 })];
    const user = await signedIn();
    const couponId = await makeCoupon(shop, { thresholdFen: 50_000, offFen: 5000 });
    await user.client.call('couponClaim', { params: { id: couponId }, body: {} });
    const now = clock();
    await db.transact((tx) =>
      createCampaign(
        tx,
        {
          name: '居家活动',
          scope: { kind: 'products', productIds: [a.id, b.id, c.id] },
          startsAt: new Date(now.getTime() - HOUR_MS),
          endsAt: new Date(now.getTime() + HOUR_MS),
          tiers: [{ thresholdFen: 60_000, offFen: 6000 }],
        },
        now,
      ),
    );
    const ids = [];
    for (const made of [a, b, c]) ids.push((await user.add(made.skuIds[0])).id);
    const seen = new Set<number>();
    for (const left of [[], [ids[0]], [ids[1]], [ids[0], ids[1]]]) {
      await user.call('cartChoose', { body: { isChosen: true } });
      if (left.length > 0) await user.call('cartChoose', { body: { ids: left, isChosen: false } });
      const { facts, price, lines } = await user.list();
      const chosen = new Set(lines.filter(({ isChosen }) => isChosen).map(({ id }) => id));
      const own = readPriceFacts(facts, { coupon: 'best', integral: 0 });
      expect(priceOrder({ ...own, lines: own.lines.filter(({ lineId }) => chosen.has(lineId)) })).toEqual(price);
      seen.add(price?.payFen ?? 0);
    }
    expect([...seen]).toEqual([59_690, 20_790, 48_890, 4790]);
  });
});

describe('merging at login', () => {
  it('takes the larger quantity, never more than there is, and leaves the guest’s cart empty', async () => {
    const [both, few, own, fresh] = [
      await product(),
      await product({ pieces: 3 }),
      await product(),
      await product({ priceFen: 9900 }),
    ];
    const browser = cartClient(shop);
    await browser.add(both.skuIds[0], 2);
    await browser.add(few.skuIds[0], 3);
    await browser.add(fresh.skuIds[0], 1);
    await browser.client.register();
    for (const [made, quantity] of [
      [both, 5],
      [own, 1],
    ] as const) {
      await browser.add(made.skuIds[0], quantity);
    }
    await sellOut(few.id, few.skuIds[0] ?? '', 2);
    const merged = await browser.call('cartMerge');
    expect(merged.data).toEqual({ merged: 3, leftOut: 0, count: { kinds: 4, pieces: 8 } });
    const amounts = async () =>
      new Map((await browser.list()).lines.map(({ skuId, quantity }) => [skuId, quantity] as const));
    const expected = new Map([
      [own.skuIds[0], 1],
      [both.skuIds[0], 5],
      [fresh.skuIds[0], 1],
      [few.skuIds[0], 1],
    ]);
    expect(await amounts()).toEqual(expected);
    expect((await browser.call('cartMerge')).data).toEqual({ merged: 0, leftOut: 0, count: { kinds: 4, pieces: 8 } });
    browser.client.session = null;
    expect((await browser.list()).lines).toEqual([]);
  });

  it('is for who is signed in, and nothing without a key', async () => {
    const guest = cartClient(shop);
    expect((await guest.call('cartMerge')).status).toBe(401);
    const user = await signedIn();
    expect((await user.client.call('cartMerge')).data).toEqual({
      merged: 0,
      leftOut: 0,
      count: { kinds: 0, pieces: 0 },
    });
  });
});

it('goes with the account when it is closed', async () => {
  const { skuIds } = await product();
  const user = cartClient(shop);
  const { phoneNumber } = await user.client.register();
  await user.add(skuIds[0]);
  const carts = async () =>
    (await sql`select owner_id from cart_lines where sku_id = ${skuIds[0]}`.execute(shop.services.db.read)).rows.length;
  expect(await carts()).toBe(1);
  shop.advance(60_000);
  await user.client.call('userCloseCode');
  const code = await user.client.readCode(phoneNumber);
  expect((await user.client.call('userClose', { body: { code } })).status).toBe(200);
  expect(await carts()).toBe(0);
});
