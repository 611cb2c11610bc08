import { type Answer, type Contract, errorCodes, rules } from '@jiwu/contract';
import { DAY_MS, newId } from '@jiwu/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { makeCode, makeCoupon } from '../support/makeCoupon.ts';
import { must } from '../support/makeBuyer.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type Offers = Answer<Contract['couponOffers']>;
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
const redeem = (client: ShopClient, code: string) => client.call('couponRedeem', { body: { code } });
const days = (count: number) => new Date(Date.now() + count * DAY_MS);

async function offersFor(client: ShopClient, ...products: string[]): Promise<Offers['items']> {
  const reply = await client.call('couponOffers', { query: products.length > 0 ? `products=${products.join()}` : '' });
  expect(reply.status).toBe(200);
  return (reply.data as Offers).items;
}

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
    const goodFor = (id: string | undefined) => offers.find(({ coupon }) => coupon.id === id)?.goodFor;
    expect(fitting.map(goodFor)).toEqual(fitting.map(() => [product.id]));
    const byCategory = offers.find(({ coupon }) => coupon.id === fitting[1]);
    expect(byCategory?.coupon.scope.categories).toEqual([{ id: 'home', name: '家居', parentName: null }]);
    expect(byCategory?.coupon.scope.goodsCount).toBeGreaterThan(0);
    expect(await offersFor(createShopClient(shop, { roaming: true }), newId())).toEqual([]);
  });

  it('of a cart are those that fit any of its products that are on sale', async () => {
    const [cup, book] = [await makeProduct(shop.services.db), await makeProduct(shop.services.db)];
    const ofCup = await makeCoupon(shop, { scope: { kind: 'products', productIds: [cup.id] } });
    const ofBook = await makeCoupon(shop, { scope: { kind: 'products', productIds: [book.id] } });
    const visitor = createShopClient(shop, { roaming: true });
    const idsFor = async (...products: string[]) =>
      (await offersFor(visitor, ...products))
        .map(({ coupon }) => coupon.id)
        .filter((id) => [ofCup, ofBook].includes(id));
    expect((await idsFor(cup.id, book.id, newId())).toSorted()).toEqual([ofCup, ofBook].toSorted());
    const forBoth = await offersFor(visitor, cup.id, book.id);
    const goodFor = (id: string) => forBoth.find(({ coupon }) => coupon.id === id)?.goodFor;
    expect([goodFor(ofCup), goodFor(ofBook)]).toEqual([[cup.id], [book.id]]);
    expect((await offersFor(visitor)).every((offer) => offer.goodFor === null)).toBe(true);
    expect(await idsFor(book.id)).toEqual([ofBook]);
  });

  it('begin with what nearly every order can use', async () => {
    const off = (thresholdFen: number, wish: Parameters<typeof makeCoupon>[1] = {}) =>
      makeCoupon(shop, { kind: 'fullReduction', thresholdFen, offFen: 100, ...wish });
    const narrow = await off(200, { scope: { kind: 'categories', categoryIds: ['home'] } });
    const dear = await off(80_000);
    const cheap = await off(9900);
    const offers = await offersFor(await newUser());
    const ids = offers.map(({ coupon }) => coupon.id).filter((id) => [narrow, dear, cheap].includes(id));
    expect(ids).toEqual([cheap, dear, narrow]);
    const claimable = offers.filter(({ state, coupon }) => state === 'claimable' && coupon.scope.kind === 'all');
    const thresholds = claimable.map(({ coupon }) => coupon.thresholdFen);
    expect(thresholds).toEqual(thresholds.toSorted((a, b) => a - b));
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
    const held = must<Answer<Contract['couponList']>>(await client.call('couponList')).items[0];
    const own = await offersFor(client);
    expect(own.find(({ coupon }) => coupon.id === mine)?.heldUntil).toBe(held?.validUntil);
    expect(own.find(({ coupon }) => coupon.id === gone)?.heldUntil).toBeNull();
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
