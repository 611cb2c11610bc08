import { type Answer, type Contract, errorCodes } from '@jiwu/contract';
import { DAY_MS, MINUTE_MS, newId } from '@jiwu/kernel';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tellCouponsOpened } from '../../apps/server/src/jobs/tellCouponsOpened.ts';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { must } from '../support/makeBuyer.ts';
import { makeCoupon } from '../support/makeCoupon.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type Offer = Answer<Contract['couponOffers']>['items'][number];

let shop: TestShop;
beforeEach(async () => {
  shop = await startTestShop();
});
afterEach(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

async function newUser(): Promise<ShopClient> {
  const client = createShopClient(shop, { roaming: true });
  await client.register();
  return client;
}

const inMs = (spanMs: number) => new Date(shop.services.clock().getTime() + spanMs);
const opening = (spanMs: number, wish: Parameters<typeof makeCoupon>[1] = {}) =>
  makeCoupon(shop, { claimFrom: inMs(spanMs), claimUntil: inMs(spanMs + 9 * DAY_MS), ...wish });
const remind = (client: ShopClient, id: string) => client.call('couponRemind', { params: { id }, body: {} });
const offersFor = async (client: ShopClient, query = '') =>
  must<{ items: Offer[] }>(await client.call('couponOffers', { query })).items;
const noticesOf = async (client: ShopClient) =>
  must<Answer<Contract['noticeList']>>(await client.call('noticeList')).items;

it('what opens within a week is announced, after what can be had, and not beside a product', async () => {
  const open = await makeCoupon(shop, { totalLimit: 3 });
  const soon = await opening(DAY_MS, { totalLimit: 500 });
  await opening(8 * DAY_MS);
  const client = await newUser();
  must(await (await newUser()).call('couponClaim', { params: { id: open }, body: {} }));
  const items = await offersFor(client);
  expect(items.map(({ coupon, state, leftPercent }) => [coupon.id, state, leftPercent])).toEqual([
    [open, 'claimable', 66],
    [soon, 'soon', 100],
  ]);
  expect(items[1]).toMatchObject({ totalLimit: 500, isReminded: false, claimFrom: expect.any(String) });
  const product = await makeProduct(shop.services.db);
  expect((await offersFor(client, `products=${product.id}`)).map(({ coupon }) => coupon.id)).toEqual([open]);
});

it('says 0 left only when there is none', async () => {
  const id = await makeCoupon(shop, { totalLimit: 1000 });
  const { db } = shop.services;
  const set = (count: number) =>
    db.transact((tx) => tx.updateTable('coupons').set({ issued_count: count }).where('id', '=', id).execute());
  const seen: unknown[] = [];
  for (const count of [1, 999, 1000]) {
    await set(count);
    const [offer] = await offersFor(await newUser());
    seen.push([offer?.leftPercent, offer?.state]);
  }
  expect(seen).toEqual([
    [99, 'claimable'],
    [1, 'claimable'],
    [0, 'gone'],
  ]);
  await set(0);
});

it('who asks is told once, when it opens', async () => {
  const id = await opening(5 * MINUTE_MS, { name: '数码满 600 减 80' });
  const [client, other] = [await newUser(), await newUser()];
  const opensAt = (await remind(client, id)).data;
  expect(opensAt).toEqual({ opensAt: expect.any(String) });
  expect((await remind(client, id)).data).toEqual(opensAt);
  expect((await offersFor(client))[0]?.isReminded).toBe(true);
  expect((await offersFor(other))[0]?.isReminded).toBe(false);
  expect((await offersFor(createShopClient(shop, { roaming: true })))[0]?.isReminded).toBe(false);
  await tellCouponsOpened(shop.services);
  expect(await noticesOf(client)).toEqual([]);
  shop.advance(5 * MINUTE_MS);
  await Promise.all([tellCouponsOpened(shop.services), tellCouponsOpened(shop.services)]);
  await tellCouponsOpened(shop.services);
  expect(await noticesOf(client)).toEqual([
    expect.objectContaining({
      group: 'membership',
      body: expect.stringContaining('数码满 600 减 80'),
      link: { kind: 'coupon', id },
    }),
  ]);
  expect(await noticesOf(other)).toEqual([]);
});

it('nobody is told of what is gone, nor who was there already', async () => {
  const gone = await opening(MINUTE_MS, { totalLimit: 1 });
  const [early, late] = [await newUser(), await newUser()];
  must(await remind(early, gone));
  must(await remind(late, gone));
  shop.advance(MINUTE_MS);
  must(await early.call('couponClaim', { params: { id: gone }, body: {} }));
  await tellCouponsOpened(shop.services);
  expect([await noticesOf(early), await noticesOf(late)]).toEqual([[], []]);
});

it('is refused for what is open, over, unknown or given by code alone', async () => {
  const client = await newUser();
  const replies = [
    await remind(client, await makeCoupon(shop)),
    await remind(client, await makeCoupon(shop, { claimFrom: inMs(-2 * DAY_MS), claimUntil: inMs(-DAY_MS) })),
    await remind(client, await opening(DAY_MS, { isPublic: false })),
    await remind(client, newId()),
  ];
  expect(replies.map(({ code }) => code)).toEqual([
    errorCodes.COUPON_OPEN.code,
    errorCodes.COUPON_CLAIM_OVER.code,
    errorCodes.NOT_FOUND.code,
    errorCodes.NOT_FOUND.code,
  ]);
});

it('a closed account is told nothing', async () => {
  const client = createShopClient(shop, { roaming: true });
  const { phoneNumber } = await client.register();
  must(await remind(client, await opening(5 * MINUTE_MS)));
  shop.advance(2 * MINUTE_MS);
  must(await client.call('userCloseCode'));
  must(await client.call('userClose', { body: { code: await client.readCode(phoneNumber) } }));
  shop.advance(3 * MINUTE_MS);
  await tellCouponsOpened(shop.services);
  expect(await shop.services.db.read.selectFrom('notices').select('id').execute()).toEqual([]);
});
