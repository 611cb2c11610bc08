import { type Answer, type Business, type Contract, type DropshippingBatch, rules } from '@jiwu/contract';
import { HOUR_MS } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSession } from '../../apps/server/src/flows/accounts/outside/openSession.ts';
import { closeUnpaidBatches } from '../../apps/server/src/jobs/closeUnpaidBatches.ts';
import { findUserByPhone } from '../../apps/server/src/modules/people/identity/index.ts';
import { demoProducts } from '../../tools/demo-data/catalogue/demoCatalogue.ts';
import { demoPaymentPassword, demoUsers } from '../../tools/demo-data/demoUsers.ts';
import { demoBatches, resellerGoods } from '../../tools/demo-data/reseller/demoBatches.ts';
import { seedReseller } from '../../tools/demo-data/reseller/seedReseller.ts';
import { seedStaff } from '../../tools/demo-data/seedStaff.ts';
import { seedUsers } from '../../tools/demo-data/seedUsers.ts';
import { seedForSearch } from '../relevance/seedForSearch.ts';
import { keyed } from '../support/batchActs.ts';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { must } from '../support/makeBuyer.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type List = Answer<Contract['dropshippingList']>;

const phoneNumber = demoUsers.find(({ what }) => what === '代发的商家')?.phoneNumber ?? '';
let shop: TestShop;
let reseller: ShopClient;
/** As it is now, or as it would be so many hours later. */
const seed = (hours = 0) => {
  const { db, config, storage, clock } = shop.services;
  const now = new Date(clock().getTime() + hours * HOUR_MS);
  return seedReseller(db, { config, storage, phoneNumber, loginName: 'kefu', now });
};
beforeAll(async () => {
  shop = await startTestShop({ CACHE: 'off' });
  const { services } = shop;
  const { db } = services;
  const slugs: readonly string[] = resellerGoods;
  await db.transact((tx) =>
    seedForSearch(
      tx,
      demoProducts.filter(({ slug }) => slugs.includes(slug)),
    ),
  );
  await seedUsers(db);
  await seedStaff(db, services.config);
  const began = performance.now();
  await seed();
  console.log(`the reseller was seeded in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  reseller = createShopClient(shop, { roaming: true });
  const user = await findUserByPhone(db.read, phoneNumber);
  const device = { browserId: reseller.browserId, device: '测试', address: '127.0.0.1' };
  reseller.session = await db.transact((tx) => openSession(tx, services, { userId: user?.id ?? '', device }));
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const list = async (query = '') => must<List>(await reseller.call('dropshippingList', { query }));
const named = async (name: string) => {
  const { items } = await list(`keyword=${encodeURIComponent(name)}`);
  return must<DropshippingBatch>(await reseller.call('dropshippingGet', { params: { id: items[0]?.id ?? '' } }));
};

it('two businesses: one is approved, one waits for staff', async () => {
  const { items } = must<{ items: Business[] }>(await reseller.call('businessList'));
  expect(items.map(({ kind, state }) => [kind, state])).toEqual([
    ['individual', 'approved'],
    ['company', 'reviewing'],
  ]);
});

it('batches in every state that lasts, one of 1,200 rows', async () => {
  const { items, counts, sums } = await list();
  expect(counts).toMatchObject({ all: demoBatches.length, processing: 2, sent: 2, completed: 2 });
  expect(new Set(items.map(({ state }) => state))).toEqual(
    new Set(rules.dropshipping.states.filter((state) => state !== 'draft' && state !== 'ordering')),
  );
  expect(items.flatMap(({ closedBecause }) => closedBecause ?? [])).toEqual(['cancelled', 'lapsed']);
  // The ordered one, and the one whose good rows could be.
  expect(sums.unpaid).toBe(2);
  const large = await named('社群预售名单');
  expect(large).toMatchObject({
    state: 'paid',
    paidWith: 'balance',
    rows: { all: 1200, good: 1200 },
    progress: { awaitingDispatch: 1160, sent: 40 },
    business: { senderName: '云起杂货', isApproved: true },
  });
});

it('the oldest batch has what happens to batches: rows cancelled, one returned, and its invoice', async () => {
  const batch = await named('社群团购第 8 期');
  expect(batch).toMatchObject({
    state: 'completed',
    progress: { awaitingDispatch: 0, sent: 0, completed: 16, closed: 2 },
    invoice: { title: '杭州市西湖区云起百货店', state: 'issued', amountFen: (batch.payFen ?? 0) - batch.refundedFen },
  });
  const open = await named('公众号第 14 期');
  expect(open).toMatchObject({ state: 'checked', rows: { all: 9, good: 5, bad: 3, repeated: 1 } });
});

it('a second turn adds nothing; an unpaid batch that has lapsed is made again', async () => {
  expect(await seed()).toBe(0);
  const { id } = await named('直播间加单');
  const { services } = shop;
  const later = new Date(services.clock().getTime() + HOUR_MS);
  await closeUnpaidBatches({ ...services, clock: () => later });
  expect(must<DropshippingBatch>(await reseller.call('dropshippingGet', { params: { id } })).state).toBe('closed');
  expect(await seed()).toBe(1);
});

it('the reseller pays it with the payment password that the readme names', async () => {
  const { items } = await list('tab=processing');
  const unpaid = items.find(({ state }) => state === 'unpaid');
  const body = { password: demoPaymentPassword };
  const params = { id: unpaid?.id ?? '' };
  const reply = await reseller.call('dropshippingPayBalance', { params, body, headers: keyed() });
  expect(must<DropshippingBatch>(reply)).toMatchObject({ state: 'paid' });
});
