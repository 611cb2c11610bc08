import { type Answer, type Contract, errorCodes } from '@jiwu/contract';
import { DAY_MS, newId } from '@jiwu/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { makeCoupon } from '../support/makeCoupon.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type List = Answer<Contract['couponList']>;
type Held = Answer<Contract['couponClaim']>;

let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

async function newUser(): Promise<ShopClient> {
  const client = createShopClient(shop, { roaming: true });
  await client.register();
  return client;
}

const claim = (client: ShopClient, id: string) => client.call('couponClaim', { params: { id }, body: {} });
const days = (count: number) => new Date(Date.now() + count * DAY_MS);

async function listOf(client: ShopClient, query = ''): Promise<List> {
  const reply = await client.call('couponList', { query });
  expect(reply.status).toBe(200);
  return reply.data as List;
}

describe('claiming', () => {
  it('gives one that its owner alone sees, until midnight of its last day', async () => {
    const id = await makeCoupon(shop, { window: { days: 1 } });
    const client = await newUser();
    const reply = await claim(client, id);
    expect(reply.status).toBe(200);
    const held = reply.data as Held;
    expect(held).toMatchObject({ state: 'unused', source: 'claim', orderId: null, coupon: { id, offFen: 2000 } });
    expect(held.validUntil).toMatch(/T16:00:00\.000Z$/);
    expect(new Date(held.validUntil).getTime() - Date.now()).toBeLessThanOrEqual(DAY_MS);
    const mine = await listOf(client);
    expect(mine.counts).toEqual({ unused: 1, locked: 0, used: 0, expired: 0 });
    expect(mine.items).toEqual([held]);
    expect((await listOf(await newUser())).items).toEqual([]);
  });

  it('stops at the number per user', async () => {
    const id = await makeCoupon(shop, { perUserLimit: 2 });
    const client = await newUser();
    const codes = [await claim(client, id), await claim(client, id), await claim(client, id)].map(({ code }) => code);
    expect(codes).toEqual([200, 200, errorCodes.COUPON_CLAIMED.code]);
  });

  it('stops when all are given away', async () => {
    const id = await makeCoupon(shop, { totalLimit: 1 });
    expect((await claim(await newUser(), id)).status).toBe(200);
    expect((await claim(await newUser(), id)).code).toBe(errorCodes.COUPON_GONE.code);
  });

  it('says the same again under the same idempotency key, and gives one', async () => {
    const id = await makeCoupon(shop, { perUserLimit: 5 });
    const client = await newUser();
    const headers = { 'Idempotency-Key': newId() };
    const first = await client.call('couponClaim', { params: { id }, body: {}, headers });
    const second = await client.call('couponClaim', { params: { id }, body: {}, headers });
    expect(second.data).toEqual(first.data);
    expect((await listOf(client)).counts.unused).toBe(1);
  });

  it('has a time, and knows nothing of what does not exist or is given by code alone', async () => {
    const client = await newUser();
    const early = await makeCoupon(shop, { claimFrom: days(1), claimUntil: days(2) });
    const late = await makeCoupon(shop, { claimFrom: days(-2), claimUntil: days(-1) });
    const secret = await makeCoupon(shop, { isPublic: false });
    const replies = [await claim(client, early), await claim(client, late), await claim(client, secret)];
    expect([...replies, await claim(client, newId())].map(({ code }) => code)).toEqual([
      errorCodes.COUPON_NOT_OPEN.code,
      errorCodes.COUPON_CLAIM_OVER.code,
      errorCodes.NOT_FOUND.code,
      errorCodes.NOT_FOUND.code,
    ]);
  });
});

describe('the list', () => {
  it('has the one that ends first at the top, also over pages', async () => {
    const client = await newUser();
    const ids: string[] = [];
    for (let index = 0; index < 23; index += 1) {
      const id = await makeCoupon(shop, { window: { days: 40 - index } });
      ids.unshift(id);
      await claim(client, id);
    }
    const first = await listOf(client);
    const second = await listOf(client, `cursor=${first.nextCursor ?? ''}`);
    expect([...first.items, ...second.items].map(({ coupon }) => coupon.id)).toEqual(ids);
    expect([first.items.length, second.nextCursor, second.counts.unused]).toEqual([20, null, 23]);
  });

  it('moves to expired what was not used in time', async () => {
    const other = await startTestShop();
    try {
      const client = createShopClient(other, { roaming: true });
      const login = await client.register();
      await client.call('couponClaim', { params: { id: await makeCoupon(other, { window: { days: 1 } }) }, body: {} });
      other.advance(DAY_MS);
      const body = { account: login.phoneNumber, password: login.password };
      client.session = (await client.call('userLogin', { body })).data as never;
      expect(((await client.call('couponList', { query: 'state=unused' })).data as List).items).toEqual([]);
      const over = (await client.call('couponList', { query: 'state=expired' })).data as List;
      expect(over.counts).toEqual({ unused: 0, locked: 0, used: 0, expired: 1 });
      expect(over.items.map(({ state }) => state)).toEqual(['expired']);
    } finally {
      await other.stop();
    }
  });
});
