import { HOUR_MS, newId } from '@jiwu/kernel';
import { type OrderLine, priceOrder } from '@jiwu/pricing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCampaign, listRunningCampaigns } from '../../apps/server/src/modules/promotion/campaigns/index.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

const now = new Date();
const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);
const tiers = [
  { thresholdFen: 30_000, offFen: 2000 },
  { thresholdFen: 80_000, offFen: 6000 },
];
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

type Wish = Partial<Parameters<typeof createCampaign>[1]>;

function make(wish: Wish = {}): Promise<string> {
  const campaign = {
    name: '居家活动',
    scope: { kind: 'all' },
    startsAt: inHours(-1),
    endsAt: inHours(1),
    tiers,
    ...wish,
  } as const;
  return shop.services.db.transact((tx) => createCampaign(tx, campaign, now));
}

const running = (at: Date) => listRunningCampaigns(shop.services.db.read, at);

it('lists what runs, to the moment, as the price engine takes it', async () => {
  const [begins, ends] = [inHours(24), inHours(25)];
  const scope = { kind: 'categories', categoryIds: ['home'] } as const;
  const id = await make({ scope, startsAt: begins, endsAt: ends });
  expect(await running(new Date(begins.getTime() - 1))).toEqual([]);
  const found = await running(begins);
  expect(found).toEqual([{ id, name: '居家活动', scope, startsAt: begins, endsAt: ends, tiers }]);
  expect(await running(ends)).toEqual([]);
  const line: OrderLine = {
    lineId: 'a',
    skuId: 's',
    productId: 'p',
    categoryPath: ['home'],
    channel: 'normal',
    quantity: 1,
    priceFen: 90_000,
    vipPriceFen: null,
    channelPriceFen: null,
    wholesale: [],
    weightGrams: 1,
    shippingTemplate: { id: 't', name: '普通', feeFen: 0, freeFromFen: 0, vipFreeFromFen: 0 },
  };
  const price = priceOrder({
    now: begins,
    lines: [line],
    buyer: { isVip: false, isBusiness: false, level: '普通用户', integral: 0 },
    campaigns: found,
    coupons: [],
    wishes: { coupon: 'none', integral: 0 },
    destination: null,
  });
  expect(price.payFen).toBe(84_000);
});

it('keeps its terms once it has begun, and can be changed before', async () => {
  const { db } = shop.services;
  const begun = await make();
  const rename = (id: string) =>
    db.transact((tx) => sql`update campaigns set name = '改' where id = ${id}`.execute(tx));
  const remove = (id: string) => db.transact((tx) => sql`delete from campaigns where id = ${id}`.execute(tx));
  await expect(rename(begun)).rejects.toThrow('keeps its terms');
  await expect(remove(begun)).rejects.toThrow('keeps its terms');
  const coming = await make({ startsAt: inHours(48), endsAt: inHours(72) });
  await rename(coming);
  expect((await running(inHours(49))).map(({ name }) => name)).toEqual(['改']);
  await remove(coming);
  expect(await running(inHours(49))).toEqual([]);
});

it('may end sooner once it has begun, and never in the past', async () => {
  const id = await make();
  const set = (change: string) =>
    shop.services.db.transact((tx) => sql`update campaigns set ${sql.raw(change)} where id = ${id}`.execute(tx));
  await expect(set("ends_at = ends_at + interval '1 hour'")).rejects.toThrow('keeps its terms');
  await expect(set("ends_at = now() - interval '10 minutes'")).rejects.toThrow('keeps its terms');
  await expect(set("ends_at = now(), name = '改'")).rejects.toThrow('keeps its terms');
  await set("ends_at = now() + interval '10 minutes'");
  expect((await running(inHours(0.5))).map((campaign) => campaign.id)).not.toContain(id);
});

it.each<[string, Wish]>([
  ['no tier', { tiers: [] }],
  ['tiers that fall', { tiers: tiers.toReversed() }],
  [
    'a tier that takes off less than the one below',
    { tiers: [tiers[0], { thresholdFen: 40_000, offFen: 1000 }] as never },
  ],
  ['more off than is spent', { tiers: [{ thresholdFen: 100, offFen: 101 }] }],
  ['a tier without a figure', { tiers: [{ thresholdFen: 100 } as never] }],
  ['an end before the start', { endsAt: inHours(-2) }],
  ['no goods', { scope: { kind: 'products', productIds: [] } }],
  ['too long a name', { name: '长'.repeat(31) }],
])('is refused with %s', async (_, wish) => {
  await expect(make({ id: newId(), ...wish })).rejects.toThrow('violates check constraint');
});
