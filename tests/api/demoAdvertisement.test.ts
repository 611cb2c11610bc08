import { type Answer, type Contract, rules } from '@jiwu/contract';
import { businessDay, DAY_MS } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSession } from '../../apps/server/src/flows/accounts/outside/openSession.ts';
import { findUserByPhone } from '../../apps/server/src/modules/people/identity/index.ts';
import {
  endedPlacement,
  refusedPlacement,
  shownPlacements,
  waitingPlacement,
} from '../../tools/demo-data/advertisement/demoPlacements.ts';
import { keepAdvertisements } from '../../tools/demo-data/advertisement/keepAdvertisements.ts';
import { planAdvertisements } from '../../tools/demo-data/advertisement/planAdvertisements.ts';
import { demoProducts } from '../../tools/demo-data/catalogue/demoCatalogue.ts';
import { demoUsers } from '../../tools/demo-data/demoUsers.ts';
import { resellerGoods } from '../../tools/demo-data/reseller/demoBatches.ts';
import { seedReseller } from '../../tools/demo-data/reseller/seedReseller.ts';
import { seedStaff } from '../../tools/demo-data/seedStaff.ts';
import { seedUsers } from '../../tools/demo-data/seedUsers.ts';
import { createDemoPictureMaker } from '../../tools/lib/createDemoPictureMaker.ts';
import { seedForSearch } from '../relevance/seedForSearch.ts';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { must } from '../support/makeBuyer.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type Mine = Answer<Contract['advertisementMine']>;
type Page = Answer<Contract['advertisementPage']>;

const phoneNumber = demoUsers.find(({ what }) => what === '代发的商家')?.phoneNumber ?? '';
let shop: TestShop;
let reseller: ShopClient;
/** As it is now, or as it would be so many days later. */
const keep = (days = 0) => {
  const { db, storage, clock } = shop.services;
  const pictures = { maker: createDemoPictureMaker(), storage };
  const now = new Date(clock().getTime() + days * DAY_MS);
  return keepAdvertisements(db, { pictures, phoneNumber, loginName: 'admin', now });
};
beforeAll(async () => {
  shop = await startTestShop({ CACHE: 'off' });
  const { services } = shop;
  const { db, config, storage, clock } = services;
  const placed = [...shownPlacements, waitingPlacement, refusedPlacement, endedPlacement].map(({ slug }) => slug);
  const slugs = new Set<string>([...resellerGoods, ...placed]);
  const goods = demoProducts.filter(({ slug }) => slugs.has(slug));
  expect(goods).toHaveLength(slugs.size);
  await db.transact((tx) => seedForSearch(tx, goods));
  await seedUsers(db);
  await seedStaff(db, config);
  const pictures = { maker: createDemoPictureMaker(), storage };
  const alongside = (scene: Parameters<typeof planAdvertisements>[0]) => planAdvertisements(scene, pictures);
  await seedReseller(db, { config, storage, phoneNumber, loginName: 'kefu', alongside, now: clock() });
  await keep();
  reseller = createShopClient(shop, { roaming: true });
  const user = await findUserByPhone(db.read, phoneNumber);
  const device = { browserId: reseller.browserId, device: '测试', address: '127.0.0.1' };
  reseller.session = await db.transact((tx) => openSession(tx, services, { userId: user?.id ?? '', device }));
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const mine = async () => must<Mine>(await reseller.call('advertisementMine'));

it('every place shows something today, one waits, one was refused, one ended with fourteen days of counts', async () => {
  const page = must<Page>(await createShopClient(shop).call('advertisementPage'));
  expect(page.shown.map(({ place }) => place)).toEqual([...rules.advertisement.places]);
  expect(page.shown.every(({ product }) => product !== null)).toBe(true);
  expect(page.places.every(({ impressionsPerDay }) => (impressionsPerDay ?? 0) > 0)).toBe(true);
  const { items, total } = await mine();
  expect(total).toBe(8);
  expect(items.map(({ state }) => state).toSorted()).toEqual(
    ['ended', 'refused', 'waiting', ...shownPlacements.map(() => 'shown')].toSorted(),
  );
  const ended = items.find(({ state }) => state === 'ended');
  expect(ended?.days).toHaveLength(14);
  expect(ended?.days.every(({ impressions, state }) => impressions > 300 && state === 'earned')).toBe(true);
  const refused = items.find(({ state }) => state === 'refused');
  expect([refused?.refundedFen, refused?.reason]).toEqual([refused?.amountFen, refusedPlacement.reason]);
});

it('nobody has seen anything in the present hour or later: it is left to who looks at the demo', async () => {
  const { db, clock } = shop.services;
  const hours = await db.read
    .selectFrom('advertisement_hours')
    .select('hour')
    .orderBy('hour', 'desc')
    .limit(1)
    .execute();
  expect((hours[0]?.hour.getTime() ?? 0) + 3_600_000).toBeLessThanOrEqual(clock().getTime());
});

it('the second call adds nothing; after a week, and after two months in which nobody looked, every place shows something', async () => {
  await keep();
  expect((await mine()).total).toBe(8);
  for (const days of [7, 8, 70]) {
    await keep(days);
    const today = businessDay(new Date(shop.services.clock().getTime() + days * DAY_MS));
    const shown = await shop.services.db.read
      .selectFrom('advertisement_bookings')
      .select('place')
      .where('state', '=', 'approved')
      .where('from_day', '<=', today)
      .where('to_day', '>=', today)
      .execute();
    expect(new Set(shown.map(({ place }) => place))).toEqual(new Set(rules.advertisement.places));
    expect(await shop.broken()).toEqual([]);
  }
});
