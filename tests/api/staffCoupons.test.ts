import { type Answer, type Contract, errorCodes } from '@jiwu/contract';
import { DAY_MS, newId } from '@jiwu/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { makeBuyer, must } from '../support/makeBuyer.ts';
import { makeCoupon } from '../support/makeCoupon.ts';
import { makeOrder } from '../support/makeOrder.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type Kept = Answer<Contract['staffCouponGet']>;
type List = Answer<Contract['staffCouponList']>;
type Preview = Answer<Contract['staffCouponPreview']>;

let shop: TestShop;
let marketing: StaffClient;

beforeAll(async () => {
  shop = await startTestShop({ CACHE: 'off' });
  marketing = await signInStaff(shop, ['marketing']);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const inDays = (days: number) => new Date(shop.services.clock().getTime() + days * DAY_MS).toISOString();
const wish = () => ({
  name: '全场满 199 减 20',
  terms: { kind: 'fullReduction', thresholdFen: 19_900, offFen: 2000 },
  scope: { kind: 'all' },
  window: { days: 7 },
  isPublic: true,
  claimFrom: inDays(-1),
  claimUntil: inDays(10),
  totalLimit: 100,
  perUserLimit: 1,
});
const create = (change: Record<string, unknown> = {}, key = newId()) =>
  marketing.call('staffCouponCreate', { body: { ...wish(), ...change }, headers: { 'Idempotency-Key': key } });
const made = async (change: Record<string, unknown> = {}) => must<{ id: string }>(await create(change)).id;
const get = async (id: string) => must<Kept>(await marketing.call('staffCouponGet', { params: { id } }));
const change = async (id: string, body: Record<string, unknown>, version?: number) => {
  const { name, isPublic, claimUntil, totalLimit, perUserLimit, version: present } = await get(id);
  const given = { name, isPublic, claimUntil, totalLimit, perUserLimit, version: version ?? present };
  return await marketing.call('staffCouponChange', { params: { id }, body: { ...given, ...body } });
};
const claim = (client: ShopClient, id: string) => client.call('couponClaim', { params: { id }, body: {} });
const actionsOn = async (id: string) =>
  (
    await shop.services.db.read
      .selectFrom('audit_rows')
      .select('action')
      .where('target_id', '=', id)
      .orderBy('seq')
      .execute()
  ).map(({ action }) => action);

describe('a coupon that staff make', () => {
  it('is offered at once, claimed by a user, and counted', async () => {
    const [key, same] = [newId(), wish()];
    const { id } = must<{ id: string }>(await create(same, key));
    expect(must(await create(same, key))).toEqual({ id });
    const { client } = await makeBuyer(shop);
    const offers = must<{ items: { coupon: { id: string } }[] }>(await client.call('couponOffers'));
    expect(offers.items.map(({ coupon }) => coupon.id)).toContain(id);
    must(await claim(client, id));
    expect(await get(id)).toMatchObject({ issued: 1, totalLimit: 100, codes: 0, version: 1, batches: [] });
    expect(await actionsOn(id)).toEqual(['coupon.create']);
  });

  it.each([
    ['takes off more than its threshold', { terms: { kind: 'fullReduction', thresholdFen: 100, offFen: 101 } }],
    ['ends before it begins', { claimFrom: '2030-01-02T00:00:00.000Z', claimUntil: '2030-01-01T00:00:00.000Z' }],
    [
      'can be claimed when it is over',
      {
        window: { from: '2030-01-01T00:00:00.000Z', until: '2030-01-02T00:00:00.000Z' },
        claimUntil: '2030-02-01T00:00:00.000Z',
      },
    ],
  ])('is refused when it %s', async (_, terms) => {
    expect((await create(terms)).code).toBe(errorCodes.COUPON_TERMS.code);
  });

  it('is refused for goods that are not there, with unknown fields, and to others', async () => {
    const scope = { kind: 'products', productIds: [newId()] };
    expect((await create({ scope })).code).toBe(errorCodes.GOODS_UNKNOWN.code);
    expect((await create({ terms: { kind: 'noThreshold', offFen: 100, thresholdFen: 1 } })).status).toBe(400);
    expect((await create({ isGift: true })).status).toBe(400);
    const orders = await signInStaff(shop, ['orders']);
    for (const name of ['staffCouponList', 'staffCouponGet'] as const) {
      expect((await orders.call(name, { params: { id: newId() } })).status).toBe(404);
    }
    expect((await createShopClient(shop).call('staffCouponList')).status).toBe(401);
    expect((await marketing.call('staffCouponGet', { params: { id: newId() } })).status).toBe(404);
  });

  it('changes how it is given, by who saw it last, and never comes back when it is over', async () => {
    const id = await made();
    const { client } = await makeBuyer(shop);
    must(await claim(client, id));
    expect(must(await change(id, { name: '秋日券', totalLimit: 5, perUserLimit: 2 }))).toEqual({ version: 2 });
    expect((await change(id, { totalLimit: 6 }, 1)).code).toBe(errorCodes.COUPON_EDITED.code);
    must(await claim(client, id));
    expect((await change(id, { totalLimit: 1 })).code).toBe(errorCodes.COUPON_LIMIT_BELOW.code);
    must(await change(id, { claimUntil: inDays(0) }));
    expect((await claim(client, id)).code).toBe(errorCodes.COUPON_CLAIM_OVER.code);
    shop.advance(1000);
    expect((await change(id, { claimUntil: inDays(3) })).code).toBe(errorCodes.COUPON_ENDED.code);
    expect(await actionsOn(id)).toEqual(['coupon.create', 'coupon.change', 'coupon.change']);
  });

  it('is listed by when it can be had, the newest first, page by page', async () => {
    const coming = await made({ claimFrom: inDays(1) });
    for (let nth = 0; nth < 51; nth += 1) await makeCoupon(shop, { isPublic: false });
    const list = async (query: string) => must<List>(await marketing.call('staffCouponList', { query }));
    const first = await list('');
    expect(first.items).toHaveLength(50);
    const second = await list(`cursor=${first.nextCursor}`);
    expect(second.items.map(({ id }) => id)).toContain(coming);
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect((await list('view=coming')).items.map(({ id }) => id)).toEqual([coming]);
    expect((await list('view=over')).items.every(({ claimUntil }) => claimUntil <= first.now)).toBe(true);
  });
});

describe('codes', () => {
  const codes = (id: string, size: number, key = newId()) =>
    marketing.call('staffCouponCodes', {
      params: { id },
      body: { size, note: '门店传单' },
      headers: { 'Idempotency-Key': key },
    });
  const read = async (id: string, batchId: string) =>
    must<{ codes: string[] }>(await marketing.call('staffCouponCodesRead', { params: { id, batchId }, body: {} }))
      .codes;

  it('are made once, written down as often as needed, and each gives one coupon', async () => {
    const id = await made({ isPublic: false, totalLimit: 3 });
    const key = newId();
    const { batchId } = must<{ batchId: string }>(await codes(id, 2, key));
    expect(must(await codes(id, 2, key))).toEqual({ batchId });
    const written = await read(id, batchId);
    expect(written).toHaveLength(2);
    expect(written.every((code) => /^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/.test(code))).toBe(true);
    expect(await read(id, batchId)).toEqual(written);
    const { client } = await makeBuyer(shop);
    const redeem = (code = '') => client.call('couponRedeem', { body: { code } });
    must(await redeem(written[0]?.toLowerCase()));
    expect((await redeem(written[0])).code).toBe(errorCodes.COUPON_CODE_USED.code);
    expect(await get(id)).toMatchObject({ issued: 1, codes: 2, batches: [{ id: batchId, size: 2, note: '门店传单' }] });
    expect((await codes(id, 2)).code).toBe(errorCodes.COUPON_CODES_TOO_MANY.code);
    expect(await actionsOn(id)).toEqual(['coupon.create', 'coupon.codes', 'coupon.codesRead', 'coupon.codesRead']);
    const kept = await shop.services.db.read.selectFrom('idempotency_keys').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(written[1]);
    const other = await made();
    expect((await marketing.call('staffCouponCodesRead', { params: { id: other, batchId }, body: {} })).status).toBe(
      404,
    );
  });
});

describe('what it would have cost', () => {
  it('on the orders of the last thirty days: by threshold, goods, buyer and number', async () => {
    const product = await makeProduct(shop.services.db, { priceFen: 10_000, pieces: 100 });
    const skuId = product.skuIds[0] ?? '';
    const scope = { kind: 'products', productIds: [product.id] };
    const [one, two] = [(await makeBuyer(shop)).client, (await makeBuyer(shop)).client];
    for (const [client, quantity] of [
      [one, 2],
      [one, 3],
      [two, 1],
    ] as const) {
      await makeOrder(shop, client, { state: 'paid', lines: [{ skuId, quantity }] });
    }
    const preview = async (body: Record<string, unknown>) => {
      const given = { terms: wish().terms, scope, totalLimit: 100, perUserLimit: 10, ...body };
      return must<Preview>(await marketing.call('staffCouponPreview', { body: given }));
    };
    expect(await preview({})).toMatchObject({ orders: 0, costFen: 0 });
    shop.advance(DAY_MS);
    marketing = await signInStaff(shop, ['marketing']);
    expect(await preview({})).toMatchObject({ orders: 2, buyers: 1, offFen: 4000, costFen: 4000 });
    expect(await preview({ perUserLimit: 1 })).toMatchObject({ orders: 1, offFen: 2000 });
    expect(await preview({ terms: { kind: 'noThreshold', offFen: 500 } })).toMatchObject({
      orders: 3,
      buyers: 2,
      offFen: 1500,
    });
    expect(await preview({ terms: { kind: 'noThreshold', offFen: 500 }, totalLimit: 2 })).toMatchObject({ orders: 2 });
    const tenth = { kind: 'discount', thresholdFen: 0, rateBp: 9000, capFen: 2500 };
    expect(await preview({ terms: tenth })).toMatchObject({ orders: 3, offFen: 2000 + 2500 + 1000 });
    expect(await preview({ scope: { kind: 'categories', categoryIds: ['home'] } })).toMatchObject({ orders: 2 });
    expect(await preview({ scope: { kind: 'channel', channel: 'celebrity' } })).toMatchObject({ orders: 0 });
    const tiers = [
      { thresholdFen: 15_000, offFen: 1000 },
      { thresholdFen: 30_000, offFen: 3000 },
    ];
    const campaign = await marketing.call('staffCampaignPreview', { body: { scope, tiers } });
    expect(must<Preview>(campaign)).toMatchObject({ orders: 2, offFen: 4000, costFen: 4000 });
    shop.advance(31 * DAY_MS);
    marketing = await signInStaff(shop, ['marketing']);
    expect(await preview({})).toMatchObject({ orders: 0 });
  });
});
