import type { Answer, Contract } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countBoughtTogether } from '../../apps/server/src/jobs/countBoughtTogether.ts';
import { changePriceOf } from '../support/changePriceOf.ts';
import { createShopClient } from '../support/createShopClient.ts';
import { approve, goTo, makeAdvertiser } from '../support/makeAdvertiser.ts';
import { type Buyer, makeCrowd, must } from '../support/makeBuyer.ts';
import { claimed, letItBeNoon, makeDeal, type MadeDeal } from '../support/makeDeal.ts';
import { makeGroupCampaign, openGroup } from '../support/makeGroup.ts';
import { makeOrder } from '../support/makeOrder.ts';
import { makePick } from '../support/makePick.ts';
import { type MadeProduct, makeProduct } from '../support/makeProduct.ts';
import { makeText, ofArticle } from '../support/makeText.ts';
import { makeUnit } from '../support/makeUnit.ts';
import { signInAgain } from '../support/signInAgain.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type Home = Answer<Contract['homePage']>;
type More = Answer<Contract['morePage']>;

let shop: TestShop;
let member: Buyer;
let cup: MadeProduct;
let deal: MadeDeal;

/** A shop in which every channel has something: orders of three days ago, the rest of today, at noon. */
beforeAll(async () => {
  shop = await startTestShop({ CACHE: 'off' });
  const { services } = shop;
  const [star, leader, buyer] = (await makeCrowd(shop, 3, { balanceFen: 500_000 })) as [Buyer, Buyer, Buyer];
  member = buyer;
  const pot = await makeProduct(services.db, { title: '慢物 手作侧把壶', pieces: 100, priceFen: 16_800 });
  cup = await makeProduct(services.db, { title: '慢物 白瓷茶杯', pieces: 100, priceFen: 5900 });
  const lines = [pot, cup].map(({ skuIds }) => ({ skuId: skuIds[0] ?? '', quantity: 1 }));
  for (let orders = 0; orders < 3; orders += 1) await makeOrder(shop, member.client, { lines, state: 'paid' });
  const advertiser = await makeAdvertiser(shop);
  const booking = await advertiser.booked({ place: 'homeStrip', days: 5 });
  await approve(shop, booking);
  goTo(shop, booking.fromDay);
  letItBeNoon(shop);
  for (const { client } of [star, leader, member]) await signInAgain(shop, client);
  await countBoughtTogether(services);
  deal = await makeDeal(shop, { pieces: 5 });
  await openGroup(shop, leader, await makeGroupCampaign(shop));
  await makeUnit(shop);
  await makePick(shop, { userId: star.userId, productId: cup.id });
  await makeText(await signInStaff(shop, ['content']), { place: ofArticle() });
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const guest = () => createShopClient(shop, { roaming: true });
const home = async () => must<Home>(await guest().call('homePage'));
const asked = async <
  N extends 'wootPage' | 'groupList' | 'openBoxList' | 'celebrityList' | 'articleList' | 'resourceList',
>(
  name: N,
  query = '',
) => must<Answer<Contract[N]>>(await guest().call(name, { query }));

it('has the best of every channel, as the channels themselves tell it', async () => {
  const page = await home();
  expect(Object.entries(page).filter(([, part]) => part === null)).toEqual([]);
  const { today, tomorrow } = await asked('wootPage');
  expect(page.deals).toEqual({ today, tomorrow });
  expect(today).toHaveLength(1);
  const groups = await asked('groupList', 'filter=oneShort');
  expect(page.groups).toEqual({ items: groups.items, counts: groups.counts });
  expect(groups.items).toHaveLength(1);
  const units = await asked('openBoxList', 'free=1');
  expect(page.units).toEqual({ items: units.items, total: 1 });
  const { items: people } = await asked('celebrityList');
  expect(page.celebrities).toEqual({ items: people, total: 1 });
  expect(people).toHaveLength(1);
  const { items: articles } = await asked('articleList');
  expect(page.articles).toEqual({ items: articles, total: 1 });
  const picks = await asked('resourceList', 'size=10');
  expect(page.picks).toEqual({ items: picks.items, nextCursor: picks.nextCursor });
  const newest = await asked('resourceList', 'size=10&sort=new&inStock=1');
  expect(page.newest).toEqual(newest.items.slice(0, 5));
  expect(page.together).toMatchObject([{ orders: 3 }]);
  expect(page.together?.[0]?.products.map(({ title }) => title).toSorted()).toEqual([
    '慢物 手作侧把壶',
    '慢物 白瓷茶杯',
  ]);
  expect(page.ads).toMatchObject({ hero: null, strip: { place: 'homeStrip' } });
  expect(page.goods?.categories.map(({ id }) => id)).toEqual(['home']);
  expect(page.goods?.total).toBe(page.goods?.categories[0]?.count);
});

it('takes three statements, however many channels there are, and /more two', async () => {
  expect((await guest().call('homePage')).headers.get('x-sql-statements')).toBe('3');
  expect((await guest().call('morePage')).headers.get('x-sql-statements')).toBe('2');
});

it('does without a channel that fails', async () => {
  await shop.owner.writeAlone(sql`alter table bought_pairs rename to bought_pairs_away`);
  try {
    const page = await home();
    expect(Object.entries(page).filter(([, part]) => part === null)).toEqual([['together', null]]);
    expect(page.deals?.today).toHaveLength(1);
  } finally {
    await shop.owner.writeAlone(sql`alter table bought_pairs_away rename to bought_pairs`);
  }
});

it('/more tells what every channel has now', async () => {
  const more = must<More>(await guest().call('morePage'));
  expect(more).toMatchObject({
    woot: { today: 1, first: { left: 5 } },
    groups: { waiting: 1, oneShort: 1 },
    units: { total: 1, newToday: 1 },
    celebrities: { total: 1, lively: 1 },
    active: { campaign: null },
    texts: { articles: 1, newToday: 1, answers: 0 },
  });
  expect(more.goods?.total).toBeGreaterThan(3);
  expect(Date.parse(more.woot?.span?.endsAt ?? '') - Date.parse(more.woot?.span?.beginsAt ?? '')).toBe(
    (14 / 24) * DAY_MS,
  );
});

it('is kept for everyone, and follows every channel', async () => {
  const kept = await startTestShop();
  try {
    letItBeNoon(kept);
    const [one] = (await makeCrowd(kept, 1)) as [Buyer];
    const product = await makeProduct(kept.services.db, { priceFen: 5000 });
    const visitor = createShopClient(kept, { roaming: true });
    const statements = async () => Number((await visitor.call('homePage')).headers.get('x-sql-statements'));
    const seen = async () => must<Home>(await visitor.call('homePage'));
    expect(await statements()).toBeLessThanOrEqual(8);
    expect(await statements()).toBe(0);
    await changePriceOf(kept.services, {
      skuId: product.skuIds[0] ?? '',
      priceFen: 4900,
      vipPriceFen: null,
      now: kept.services.clock(),
    });
    await expect.poll(async () => (await seen()).newest?.[0]?.priceFen).toBe(4900);
    const made = await makeDeal(kept, { pieces: 3 });
    await expect.poll(async () => (await seen()).deals?.today[0]?.left).toBe(3);
    await claimed(one.client, made);
    await expect.poll(async () => (await seen()).deals?.today[0]?.left).toBe(2);
  } finally {
    await kept.stop();
  }
});

it('tells a user what is theirs: in three statements, and to nobody else', async () => {
  expect((await guest().call('homeMine')).status).toBe(401);
  const before = must<Answer<Contract['homeMine']>>(await member.client.call('homeMine'));
  expect(before).toEqual({
    unpaid: null,
    delivering: null,
    dailyCoupon: null,
    checkIn: { isDone: false, streak: 1, integral: 5 },
    group: null,
    afterSales: 0,
    placements: 0,
    effectOrders: 0,
    payableFen: 0,
    collectedUnit: null,
    livelyFollowed: 0,
  });
  const unpaid = await makeOrder(shop, member.client, { lines: [{ skuId: cup.skuIds[0] ?? '', quantity: 1 }] });
  must(await member.client.call('checkIn', { body: {} }));
  const { items } = await asked('celebrityList');
  const follow = { params: { id: items[0]?.id ?? '' }, body: { wantsNews: true } };
  must(await member.client.call('celebrityFollow', { ...follow, headers: { 'Idempotency-Key': crypto.randomUUID() } }));
  const unit = (await asked('openBoxList')).items[0];
  must(await member.client.call('collectionAdd', { body: { productIds: [unit?.productId ?? ''] } }));
  const reply = await member.client.call('homeMine');
  expect(must<Answer<Contract['homeMine']>>(reply)).toMatchObject({
    unpaid: { count: 1, first: { orderId: unpaid.id } },
    checkIn: { isDone: true, streak: 1, integral: 5 },
    livelyFollowed: 1,
    collectedUnit: { productId: unit?.productId, fromFen: unit?.priceFen },
  });
  expect(Number(reply.headers.get('x-sql-statements'))).toBeLessThanOrEqual(4);
  must(await member.client.call('userUpdate', { body: { personalised: false } }));
  expect(must<Answer<Contract['homeMine']>>(await member.client.call('homeMine'))).toMatchObject({
    unpaid: { count: 1 },
    livelyFollowed: 0,
    collectedUnit: null,
  });
  expect(deal.id).not.toBe('');
});
