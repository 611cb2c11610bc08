import type { Answer, Contract } from '@jiwu/contract';
import { businessDay, DAY_MS, HOUR_MS } from '@jiwu/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSession } from '../../apps/server/src/flows/accounts/outside/openSession.ts';
import { createUser, findUserByPhone } from '../../apps/server/src/modules/people/identity/index.ts';
import { demoProducts } from '../../tools/demo-data/catalogue/demoCatalogue.ts';
import { demoDeals } from '../../tools/demo-data/channels/demoDeals.ts';
import { demoGroups } from '../../tools/demo-data/channels/demoGroups.ts';
import { keepChannels } from '../../tools/demo-data/channels/keepChannels.ts';
import { demoUsers } from '../../tools/demo-data/demoUsers.ts';
import { planRecharges } from '../../tools/demo-data/planRecharges.ts';
import { playActs } from '../../tools/demo-data/playActs.ts';
import { reviewerPhone } from '../../tools/demo-data/seeding/reviewerPhone.ts';
import { reviewers } from '../../tools/demo-data/seeding/reviewers.ts';
import { seedStaff } from '../../tools/demo-data/seedStaff.ts';
import { seedUsers } from '../../tools/demo-data/seedUsers.ts';
import { seedForSearch } from '../relevance/seedForSearch.ts';
import { agreed, createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { must } from '../support/makeBuyer.ts';
import { letItBeNoon } from '../support/makeDeal.ts';
import type { MyGroups } from '../support/makeGroup.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

const phoneNumber = demoUsers[0]?.phoneNumber ?? '';

let shop: TestShop;
let guest: ShopClient;
let demoUser: ShopClient;
beforeAll(async () => {
  shop = await startTestShop({ CACHE: 'off', ACCESS_TOKEN_SECONDS: '9999999' });
  letItBeNoon(shop);
  const { services } = shop;
  const { db, clock } = services;
  const slugs = new Set([...demoGroups, ...demoDeals.flat()].map(({ slug }) => slug));
  await db.transact((tx) =>
    seedForSearch(
      tx,
      demoProducts.filter(({ slug }) => slugs.has(slug)),
    ),
  );
  await seedUsers(db);
  await seedStaff(db, services.config);
  await playActs(await planRecharges(db, { phoneNumber, now: clock() }));
  for (const [index, [name]] of reviewers.entries()) {
    const who = { phoneNumber: reviewerPhone(index), passwordHash: null, name, agreed, browserId: 'demo-data' };
    await db.transact((tx) => createUser(tx, { ...who, now: clock() }));
  }
  guest = createShopClient(shop, { roaming: true });
  demoUser = createShopClient(shop, { roaming: true });
  const user = await findUserByPhone(db.read, phoneNumber);
  const device = { browserId: demoUser.browserId, device: '测试', address: '127.0.0.1' };
  demoUser.session = await db.transact((tx) => openSession(tx, services, { userId: user?.id ?? '', device }));
});
afterAll(async () => {
  await shop.stop();
});

const keep = (now = shop.services.clock()) => keepChannels(shop.services.db, { phoneNumber, loginName: 'admin', now });
const waiting = async (filter = 'all') =>
  must<Answer<Contract['groupList']>>(await guest.call('groupList', { query: `filter=${filter}` }));
const mine = async () => must<MyGroups>(await demoUser.call('groupMine'));
const deals = async () => must<Answer<Contract['wootPage']>>(await guest.call('wootPage'));
const past = async () => must<Answer<Contract['wootPast']>>(await guest.call('wootPast'));

/** How much there is of everything that the channels write. */
async function rows(): Promise<readonly number[]> {
  const { read } = shop.services.db;
  const tables = ['groups', 'group_seats', 'group_campaigns', 'woot_deals', 'claims', 'orders', 'payments'] as const;
  const count = async (table: (typeof tables)[number]) =>
    await read
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
  return (await Promise.all(tables.map(count))).map((row) => row.count);
}

describe('a demo shop that was just sown', () => {
  let sownAt: Date;
  beforeAll(async () => {
    sownAt = shop.services.clock();
    await keep(sownAt);
  });

  it('has groups that lack one, that are fresh, and that are nearly over', async () => {
    const { counts, items } = await waiting();
    expect(counts.all).toBeGreaterThanOrEqual(10);
    expect(counts.oneShort).toBeGreaterThanOrEqual(6);
    expect(counts.ending).toBeGreaterThanOrEqual(1);
    const ages = items.map(({ endsAt }) => Date.parse(endsAt) - shop.services.clock().getTime());
    expect(Math.max(...ages)).toBeGreaterThan(23 * HOUR_MS);
    const list = must<Answer<Contract['groupCampaignList']>>(await guest.call('groupCampaignList'));
    expect(list.items).toHaveLength(demoGroups.length);
    expect(list.items.some(({ fullGroups }) => fullGroups > 0)).toBe(true);
    expect(list.items.some(({ openGroups }) => openGroups === 0)).toBe(true);
  });

  it('has an open, full and failed groups in the list of the demo user, whose money is back', async () => {
    const { counts, items } = await mine();
    expect(counts).toEqual({ all: 4, open: 1, full: 2, failed: 1 });
    const open = items.find(({ state }) => state === 'open');
    expect(open).toMatchObject({ isLeader: true, size: 3, order: { state: 'awaitingGroup' } });
    expect(items.filter(({ state }) => state === 'full').map(({ order }) => order.state)).toEqual([
      'awaitingDispatch',
      'awaitingReceipt',
    ]);
    const failed = items.find(({ state }) => state === 'failed');
    expect(failed).toMatchObject({ order: { state: 'closed' }, refund: { to: 'balance', isDone: true } });
    expect(failed?.refund?.amountFen).toBe(failed?.order.payFen);
  });

  it('has deals of today as far as the day has come, of tomorrow, and of the last fortnight', async () => {
    const { today, tomorrow } = await deals();
    const now = shop.services.clock();
    expect(today).toHaveLength(5);
    expect(tomorrow).toHaveLength(5);
    expect(new Set(today.map(({ day }) => day))).toEqual(new Set([businessDay(now)]));
    expect(today.reduce((sum, { sold }) => sum + sold, 0)).toBeGreaterThan(5);
    expect(today.some(({ left }) => left > 0)).toBe(true);
    expect(tomorrow.every(({ reminders }) => reminders > 0)).toBe(true);
    const { items, nextCursor } = await past();
    expect(nextCursor).not.toBeNull();
    expect(items[0]?.day).toBe(businessDay(new Date(now.getTime() - DAY_MS)));
    expect(items.some(({ soldOutSeconds }) => soldOutSeconds !== null)).toBe(true);
    expect(items.some(({ sold, allocated }) => sold < allocated)).toBe(true);
    expect(await countPastDays()).toBe(14);
  });

  it('is found under its channels', async () => {
    const { channels } = must<Answer<Contract['resourceFacets']>>(await guest.call('resourceFacets'));
    const counts = Object.fromEntries(channels.map(({ id, count }) => [id, count]));
    expect(counts).toMatchObject({ groupPurchase: demoGroups.length, woot: 5 });
  });

  it('adds nothing the second time', async () => {
    const before = await rows();
    await keep(sownAt); // of the same moment: as the day goes on, further pieces of its deals are sold
    expect(await rows()).toEqual(before);
  });

  it('breaks no rule', async () => {
    expect(await shop.broken()).toEqual([]);
  });
});

async function countPastDays(): Promise<number> {
  const { days } = await shop.services.db.read
    .selectFrom('woot_deals')
    .select(({ fn }) => fn.count<number>('day').distinct().as('days'))
    .where('state', '=', 'ended')
    .executeTakeFirstOrThrow();
  return days;
}

async function soldOn(day: string): Promise<number[]> {
  const rows = await shop.services.db.read
    .selectFrom('woot_deals')
    .innerJoin('claim_supplies', 'subject_id', 'woot_deals.id')
    .select('sold')
    .where('day', '=', day)
    .execute();
  return rows.map(({ sold }) => sold);
}

describe('a demo shop as time passes', () => {
  it('sells on during the day', async () => {
    const sold = async () => (await deals()).today.reduce((sum, deal) => sum + deal.sold + deal.held, 0);
    const before = await sold();
    shop.advance(6 * HOUR_MS);
    await keep();
    expect(await sold()).toBeGreaterThan(before);
    expect(await shop.broken()).toEqual([]);
  });

  it('shows deals of that day, group prices and groups under way when it is started again weeks later', async () => {
    // Longer than its campaigns run.
    shop.advance(45 * DAY_MS);
    await keep();
    const now = shop.services.clock();
    const { today, tomorrow } = await deals();
    expect(today).toHaveLength(5);
    expect(today[0]?.day).toBe(businessDay(now));
    expect(tomorrow).toHaveLength(5);
    const { items } = await past();
    expect(items[0]?.day).toBe(businessDay(new Date(now.getTime() - DAY_MS)));
    const list = must<Answer<Contract['groupCampaignList']>>(await guest.call('groupCampaignList'));
    expect(list.items).toHaveLength(demoGroups.length);
    const { counts } = await waiting();
    expect(counts.oneShort).toBeGreaterThanOrEqual(6);
    expect(counts.ending).toBeGreaterThanOrEqual(1);
    // The deals that were promised for the day after it was stopped have had their day.
    const promised = businessDay(new Date(now.getTime() - 44 * DAY_MS));
    expect((await soldOn(promised)).map((sold) => sold > 0)).toEqual([true, true, true, true, true]);
    // The group of then found nobody else; the demo user has opened another.
    expect((await mine()).counts).toEqual({ all: 5, open: 1, full: 2, failed: 2 });
    expect(await shop.broken()).toEqual([]);
  });
});
