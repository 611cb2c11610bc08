import { type Answer, type Contract, errorCodes, rules } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { makeCode, makeCoupon } from '../support/makeCoupon.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type List = Answer<Contract['couponList']>;
type Offers = Answer<Contract['couponOffers']>;
type Held = Answer<Contract['couponClaim']>;

const DAY_MS = 24 * 60 * 60 * 1000;
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
const redeem = (client: ShopClient, code: string) => client.call('couponRedeem', { body: { code } });
const days = (count: number) => new Date(Date.now() + count * DAY_MS);

async function listOf(client: ShopClient, query = ''): Promise<List> {
  const reply = await client.call('couponList', { query });
  expect(reply.status).toBe(200);
  return reply.data as List;
}

async function offersFor(client: ShopClient, productId?: string): Promise<Offers['items']> {
  const reply = await client.call('couponOffers', { query: productId ? `productId=${productId}` : '' });
  expect(reply.status).toBe(200);
  return (reply.data as Offers).items;
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

describe('offers', () => {
  it('are those that fit the product: its categories at any level, itself, or everything', async () => {
    const product = await makeProduct(shop.services.db);
    const fitting = [
      await makeCoupon(shop),
      await makeCoupon(shop, { scope: { kind: 'categories', categoryIds: ['home'] } }),
      await makeCoupon(shop, { scope: { kind: 'categories', categoryIds: ['other', 'homeTea'] } }),
      await makeCoupon(shop, { scope: { kind: 'products', productIds: [product.id] } }),
    ];
    const others = new Set([
      await makeCoupon(shop, { scope: { kind: 'categories', categoryIds: ['other'] } }),
      await makeCoupon(shop, { scope: { kind: 'products', productIds: [newId()] } }),
      await makeCoupon(shop, { scope: { kind: 'channel', channel: 'groupPurchase' } }),
      await makeCoupon(shop, { isPublic: false }),
      await makeCoupon(shop, { claimFrom: days(1), claimUntil: days(2) }),
    ]);
    const offers = await offersFor(createShopClient(shop, { roaming: true }), product.id);
    const ids = offers.map(({ coupon }) => coupon.id);
    expect(ids).toEqual(expect.arrayContaining(fitting));
    expect(ids.filter((id) => others.has(id))).toEqual([]);
    const byCategory = offers.find(({ coupon }) => coupon.id === fitting[1]);
    expect(byCategory?.coupon.scope.categories).toEqual([{ id: 'home', name: '家居', parentName: null }]);
    expect(byCategory?.coupon.scope.goodsCount).toBeGreaterThan(0);
    expect(await offersFor(createShopClient(shop, { roaming: true }), newId())).toEqual([]);
  });

  it('say whether the caller has it, or why it cannot be had', async () => {
    const [mine, gone] = [await makeCoupon(shop), await makeCoupon(shop, { totalLimit: 1 })];
    const client = await newUser();
    await claim(client, mine);
    await claim(await newUser(), gone);
    const statesFor = async (caller: ShopClient) => {
      const offers = await offersFor(caller);
      return [mine, gone].map((id) => offers.find(({ coupon }) => coupon.id === id)?.state);
    };
    expect(await statesFor(client)).toEqual(['claimed', 'gone']);
    expect(await statesFor(createShopClient(shop, { roaming: true }))).toEqual(['claimable', 'gone']);
  });
});

describe('codes', () => {
  it('become a coupon once, however they are written', async () => {
    const code = await makeCode(shop, await makeCoupon(shop, { isPublic: false }), 'JIWU-ONCE-1');
    const client = await newUser();
    const reply = await redeem(client, ' jiwu-once-1 ');
    expect([reply.status, (reply.data as Held).source]).toEqual([200, 'code']);
    expect((await redeem(await newUser(), code)).code).toBe(errorCodes.COUPON_CODE_USED.code);
    const { rows } = await shop.services.db.transact(async (tx) => ({
      rows: await tx.selectFrom('coupon_codes').select('code_hash').execute(),
    }));
    expect(rows.some(({ code_hash: hash }) => hash.includes(code))).toBe(false);
  });

  it('stay good when they led to a refusal', async () => {
    const couponId = await makeCoupon(shop, { isPublic: false });
    const [first, second] = [await makeCode(shop, couponId, 'REFUSED-1'), await makeCode(shop, couponId, 'REFUSED-2')];
    const client = await newUser();
    await redeem(client, first);
    expect((await redeem(client, second)).code).toBe(errorCodes.COUPON_CLAIMED.code);
    expect((await redeem(await newUser(), second)).status).toBe(200);
  });

  it('can be guessed wrongly five times an hour; right ones are not counted', async () => {
    const client = await newUser();
    const couponId = await makeCoupon(shop, { isPublic: false, perUserLimit: 9 });
    for (let index = 0; index < 7; index += 1) {
      expect((await redeem(client, await makeCode(shop, couponId, `RIGHT-${index}`))).status).toBe(200);
    }
    const replies = await Promise.all(Array.from({ length: 12 }, (_, index) => redeem(client, `WRONG-${index}`)));
    const tries = rules.coupon.wrongCodesPerHour.perUser;
    expect(replies.filter(({ code }) => code === errorCodes.COUPON_CODE_WRONG.code)).toHaveLength(tries);
    const refused = replies.filter(({ code }) => code === errorCodes.COUPON_CODE_TOO_MANY.code);
    expect(refused).toHaveLength(12 - tries);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(3500);
    const right = await makeCode(shop, couponId, 'RIGHT-AT-LAST');
    expect((await redeem(client, right)).status).toBe(429);
    expect((await redeem(await newUser(), right)).status).toBe(200);
  });
});
