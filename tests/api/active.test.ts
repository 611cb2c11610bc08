import { type Answer, type Contract, errorCodes } from '@jiwu/contract';
import { DAY_MS, newId } from '@jiwu/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShopClient } from '../support/createShopClient.ts';
import { must } from '../support/makeBuyer.ts';
import { makePeriod } from '../support/makeDraws.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type List = Answer<Contract['activeList']>;
type One = Answer<Contract['activeGet']>;

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const tiers = [
  { thresholdFen: 30_000, offFen: 1500 },
  { thresholdFen: 80_000, offFen: 6000 },
];

let shop: TestShop;
let marketing: StaffClient;
beforeAll(async () => {
  // Every answer is made anew: what is kept, and until when, is tested with the cache itself.
  shop = await startTestShop({ CACHE: 'off' });
  marketing = await signInStaff(shop, ['marketing']);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const guest = () => createShopClient(shop, { roaming: true });
const list = async () => must<List>(await guest().call('activeList')).items;
const show = (id: string) => guest().call('activeGet', { params: { id } });

const campaign = (wish: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  marketing.call('staffCampaignCreate', {
    body: { name: '居家活动', scope: { kind: 'all' }, startsAt: inDays(-1), endsAt: inDays(9), tiers, ...wish },
    headers,
  });

const activity = (wish: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  marketing.call('staffActivityCreate', {
    body: {
      kind: 'checkIn',
      title: '签到',
      rulesText: '每天一次\n\n断了从第 1 天重新算',
      position: 5,
      startsAt: inDays(-1),
      endsAt: inDays(9),
      ...wish,
    },
    headers,
  });

const asQuery = (filters: Record<string, string>) => new URLSearchParams(filters).toString();

const made = async (reply: ReturnType<typeof activity>) => must<{ id: string }>(await reply).id;

/** A spend-and-save that is shown for as long as it runs. */
async function spendAndSave(scope: unknown): Promise<string> {
  const times = { startsAt: inDays(-1), endsAt: inDays(9) };
  const campaignId = await made(campaign({ scope, ...times }));
  return await made(activity({ kind: 'spendAndSave', title: '把客厅，还给周末', campaignId, ...times }));
}

describe('the list', () => {
  it('shows what runs and what is to come, in its order, and nothing that is over', async () => {
    const later = await made(activity({ position: 9 }));
    const first = await made(activity({ position: 1, subtitle: '领完为止', kind: 'couponCentre', title: '领券中心' }));
    const coming = await made(activity({ position: 3, startsAt: inDays(1) }));
    const items = await list();
    const ids = items.map(({ id }) => id);
    expect(ids.filter((id) => [first, coming, later].includes(id))).toEqual([first, coming, later]);
    expect(items.find(({ id }) => id === first)).toEqual({
      id: first,
      kind: 'couponCentre',
      title: '领券中心',
      subtitle: '领完为止',
      picture: null,
      startsAt: expect.any(String),
      endsAt: expect.any(String),
      rulesText: ['每天一次', '断了从第 1 天重新算'],
      campaign: null,
    });
    const over = await made(activity({ endsAt: new Date(Date.now() + 200).toISOString() }));
    await expect.poll(async () => (await list()).some(({ id }) => id === over)).toBe(false);
    // Its address may still be about.
    expect(must<One>(await show(over)).activity.id).toBe(over);
  });

  it('one that nobody made does not exist', async () => {
    expect((await show(newId())).status).toBe(404);
    expect((await show('no-id')).status).toBe(400);
  });
});

describe('a draw', () => {
  it('has no times but those of its period, and is not shown without one', async () => {
    const times = { startsAt: inDays(-1), endsAt: inDays(9) };
    expect((await activity({ kind: 'draw', ...times })).status).toBe(400);
    const id = await made(activity({ kind: 'draw', startsAt: undefined, endsAt: undefined }));
    expect([(await show(id)).status, (await list()).some((item) => item.id === id)]).toEqual([404, false]);
    const period = await makePeriod(shop);
    const { startsAt, endsAt } = must<One>(await show(id)).activity;
    expect([startsAt, endsAt]).toEqual([period.startsAt.toISOString(), period.endsAt.toISOString()]);
    expect((await list()).map((item) => item.id)).toContain(id);
  });
});

describe('a spend-and-save', () => {
  it('of some products shows how many are on sale, the best-selling first, ten in the list', async () => {
    const products = [];
    for (let index = 0; index < 12; index += 1) products.push(await makeProduct(shop.services.db, { priceFen: 1000 }));
    const productIds = products.map(({ id }) => id);
    await shop.services.db.transact(async (tx) => {
      for (const [index, id] of productIds.entries()) {
        const card = await tx
          .selectFrom('product_search')
          .select('card')
          .where('product_id', '=', id)
          .executeTakeFirst();
        const sold = { ...(card?.card as Record<string, unknown>), salesCount: index };
        await tx
          .updateTable('product_search')
          .set({ sales_count: index, card: JSON.stringify(sold) })
          .where('product_id', '=', id)
          .execute();
      }
    });
    const id = await spendAndSave({ kind: 'products', productIds });
    const inList = (await list()).find((item) => item.id === id)?.campaign;
    expect(inList).toMatchObject({ scope: 'products', categories: [], goodsCount: 12, tiers });
    expect(inList?.goods.map((card) => card.id)).toEqual(productIds.toReversed().slice(0, 10));
    expect(must<One>(await show(id)).activity.campaign?.goods).toHaveLength(12);
  });

  it('of categories names them, and shows no product twice', async () => {
    const product = await makeProduct(shop.services.db, { title: '粗陶马克杯' });
    const id = await spendAndSave({ kind: 'categories', categoryIds: ['homeTea', 'home'] });
    const shown = must<One>(await show(id)).activity.campaign;
    expect(shown?.categories).toEqual([
      { id: 'homeTea', name: '茶具酒具' },
      { id: 'home', name: '家居' },
    ]);
    const ids = shown?.goods.map((card) => card.id) ?? [];
    expect(ids).toContain(product.id);
    expect(new Set(ids).size).toBe(ids.length);
    // A product in both is counted once.
    const { items } = must<Answer<Contract['resourceCategories']>>(await guest().call('resourceCategories'));
    expect(shown?.goodsCount).toBe(items.find((item) => item.id === 'home')?.count);
  });

  it('takes no more statements for many than for one', async () => {
    const statements = async () => Number((await guest().call('activeList')).headers.get('x-sql-statements'));
    await made(activity({ kind: 'draw', startsAt: undefined, endsAt: undefined }));
    await spendAndSave({ kind: 'categories', categoryIds: ['homeTea'] });
    const few = await statements();
    const product = await makeProduct(shop.services.db);
    for (let index = 0; index < 3; index += 1) {
      await spendAndSave({ kind: 'categories', categoryIds: ['homeTea', 'home'] });
      await spendAndSave({ kind: 'products', productIds: [product.id] });
      await spendAndSave({ kind: 'all' });
    }
    // Activities, campaigns, categories, goods and the period of the draw.
    expect([few, await statements()]).toEqual([5, 5]);
  });

  it('has all its goods in the list of the shop', async () => {
    const [inside, outside] = [await makeProduct(shop.services.db), await makeProduct(shop.services.db)];
    const listed = async (campaignId: string, query: Record<string, string> = {}) => {
      const filters = { campaign: campaignId, ...query };
      const list = must<Answer<Contract['resourceList']>>(
        await guest().call('resourceList', { query: asQuery({ ...filters, size: '60', sort: 'new' }) }),
      );
      const facets = must<Answer<Contract['resourceFacets']>>(
        await guest().call('resourceFacets', { query: asQuery(filters) }),
      );
      expect(facets.total).toBe(list.items.length);
      return { ids: list.items.map(({ id }) => id), facets };
    };
    const some = await made(campaign({ name: '两件', scope: { kind: 'products', productIds: [inside.id] } }));
    const { ids, facets } = await listed(some);
    expect([ids, facets.campaign]).toEqual([[inside.id], { id: some, name: '两件', isOver: false }]);
    expect((await listed(some, { keyword: '青瓷', inStock: '1' })).ids).toEqual([inside.id]);
    expect((await listed(some, { minFen: '99999999' })).ids).toEqual([]);
    const tea = await made(campaign({ scope: { kind: 'categories', categoryIds: ['homeTea'] } }));
    expect((await listed(tea)).ids).toEqual(expect.arrayContaining([inside.id, outside.id]));
    expect((await listed(tea, { category: 'digital' })).ids).toEqual([]);
    const { ids: none, facets: unknown } = await listed(newId());
    expect([none, unknown.campaign]).toEqual([[], null]);
  });

  it('of everything counts the whole shop', async () => {
    await makeProduct(shop.services.db);
    const id = await spendAndSave({ kind: 'all' });
    const { total } = must<{ total: number }>(await guest().call('resourceCategories'));
    const shown = must<One>(await show(id)).activity.campaign;
    expect([shown?.scope, shown?.goodsCount]).toEqual(['all', total]);
    expect(shown?.goods.length).toBeGreaterThan(0);
  });

  it('takes off what it says', async () => {
    const product = await makeProduct(shop.services.db, { priceFen: 80_000 });
    await spendAndSave({ kind: 'products', productIds: [product.id] });
    const client = guest();
    await client.register();
    const address = { recipient: '林', phoneNumber: '13800000000', divisionCode: '330106', detail: '文三路 1 号' };
    const { id: addressId } = must<{ id: string }>(await client.call('addressCreate', { body: address }));
    const body = {
      lines: [{ skuId: product.skuIds[0], quantity: 1 }],
      addressId,
      coupon: 'none',
      useIntegral: 0,
      delivery: { kind: 'standard' },
    };
    const { price } = must<{ price: { payFen: number } }>(await client.call('orderQuote', { body }));
    expect(price.payFen).toBe(74_000);
  });
});

describe('staff', () => {
  it('is refused times that are over or the wrong way round, and goods that are not there', async () => {
    const refused = [
      await campaign({ startsAt: inDays(2), endsAt: inDays(1) }),
      await campaign({ startsAt: inDays(-2), endsAt: inDays(-1) }),
      await activity({ startsAt: inDays(2), endsAt: inDays(1) }),
      await activity({ startsAt: inDays(-2), endsAt: inDays(-1) }),
    ];
    expect(refused.map(({ code }) => code)).toEqual(Array(4).fill(errorCodes.ACTIVITY_TIMES.code));
    await makeProduct(shop.services.db);
    const unknown = [
      await campaign({ scope: { kind: 'categories', categoryIds: ['home', 'nowhere'] } }),
      await campaign({ scope: { kind: 'products', productIds: [newId()] } }),
    ];
    expect(unknown.map(({ code }) => code)).toEqual(Array(2).fill(errorCodes.GOODS_UNKNOWN.code));
  });

  it('shows a campaign for exactly as long as it runs', async () => {
    const times = { startsAt: inDays(-1), endsAt: inDays(9) };
    const campaignId = await made(campaign(times));
    const spend = { kind: 'spendAndSave', campaignId, ...times };
    expect((await activity({ ...spend, endsAt: inDays(10) })).code).toBe(errorCodes.ACTIVITY_TIMES.code);
    expect((await activity({ ...spend, campaignId: newId() })).status).toBe(404);
    expect((await activity(spend)).status).toBe(200);
  });

  it.each([
    ['no tier', { tiers: [] }],
    ['tiers that fall', { tiers: tiers.toReversed() }],
    ['more off than is spent', { tiers: [{ thresholdFen: 100, offFen: 101 }] }],
    ['a name that is too long', { name: '长'.repeat(31) }],
    ['a scope of no goods', { scope: { kind: 'products', productIds: [] } }],
  ])('is refused a campaign with %s', async (_, wish) => {
    expect((await campaign(wish)).status).toBe(400);
  });

  it.each([
    ['a campaign that is not of its kind', { campaignId: newId() }],
    ['a spend-and-save without a campaign', { kind: 'spendAndSave' }],
    ['rules of nothing', { rulesText: ' \n ' }],
    ['an unknown kind', { kind: 'lottery' }],
  ])('is refused an activity with %s', async (_, wish) => {
    expect((await activity(wish)).status).toBe(400);
  });

  it('makes one of each for one key, and both are in the audit log', async () => {
    const [once, twice] = [{ 'Idempotency-Key': newId() }, { 'Idempotency-Key': newId() }];
    const times = { startsAt: inDays(1), endsAt: inDays(2) };
    const id = await made(campaign(times, once));
    expect(await made(campaign(times, once))).toBe(id);
    const shown = await made(activity(times, twice));
    expect(await made(activity(times, twice))).toBe(shown);
    const rows = await shop.services.db.read
      .selectFrom('audit_rows')
      .select(['staff_id', 'action', 'target_id'])
      .where('target_id', 'in', [id, shown])
      .orderBy('seq')
      .execute();
    expect(rows).toEqual([
      { staff_id: marketing.staffId, action: 'campaign.create', target_id: id },
      { staff_id: marketing.staffId, action: 'activity.create', target_id: shown },
    ]);
  });
});
