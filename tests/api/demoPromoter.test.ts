import { type Answer, type Contract, rules } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSession } from '../../apps/server/src/flows/accounts/outside/openSession.ts';
import { findCommissionRates } from '../../apps/server/src/modules/goods/catalogue/index.ts';
import { userAccount } from '../../apps/server/src/modules/money/ledger/index.ts';
import { createUser, findUserByPhone } from '../../apps/server/src/modules/people/identity/index.ts';
import { demoProducts, demoTree } from '../../tools/demo-data/catalogue/demoCatalogue.ts';
import { demoProductRates, demoRates } from '../../tools/demo-data/celebrities/demoCelebrities.ts';
import { seedRates } from '../../tools/demo-data/celebrities/seedRates.ts';
import { demoUsers } from '../../tools/demo-data/demoUsers.ts';
import { planRecharges } from '../../tools/demo-data/planRecharges.ts';
import { playActs } from '../../tools/demo-data/playActs.ts';
import { demoPayoutDays, demoSales } from '../../tools/demo-data/promoter/demoSales.ts';
import { planPromoter } from '../../tools/demo-data/promoter/planPromoter.ts';
import { reviewerPhone } from '../../tools/demo-data/seeding/reviewerPhone.ts';
import { reviewers } from '../../tools/demo-data/seeding/reviewers.ts';
import { productIdOf } from '../../tools/demo-data/seeding/seedProduct.ts';
import { seedStaff } from '../../tools/demo-data/seedStaff.ts';
import { seedUsers } from '../../tools/demo-data/seedUsers.ts';
import { seedForSearch } from '../relevance/seedForSearch.ts';
import { agreed, createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { must } from '../support/makeBuyer.ts';
import { commissionOf } from '../support/promote.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { userIdOf } from '../support/userIdOf.ts';

const phoneNumber = demoUsers[0]?.phoneNumber ?? '';
const JOINED_DAYS_AGO = 500;

let shop: TestShop;
let promoter: ShopClient;
const plan = async () => {
  const { db, clock } = shop.services;
  const player = { phoneNumber, now: clock() };
  return [...(await planRecharges(db, player)), ...(await planPromoter(db, { ...player, loginName: 'kefu' }))];
};
beforeAll(async () => {
  shop = await startTestShop({ CACHE: 'off' });
  const { services } = shop;
  const { db, clock } = services;
  const titles = demoSales().flatMap(({ goods }) => goods.map(([title]) => title));
  const isSold = ({ slug, title }: (typeof demoProducts)[number]) =>
    Object.hasOwn(demoProductRates, slug) || titles.some((part) => title.includes(part));
  await db.transact((tx) => seedForSearch(tx, demoProducts.filter(isSold)));
  await seedUsers(db);
  await seedStaff(db, services.config);
  const joinedAt = new Date(clock().getTime() - JOINED_DAYS_AGO * DAY_MS);
  for (const [index, [name]] of reviewers.entries()) {
    const who = { phoneNumber: reviewerPhone(index), passwordHash: null, name, agreed };
    await db.transact((tx) => createUser(tx, { ...who, browserId: `demo-reviewer-${index}`, now: joinedAt }));
  }
  await db.transact((tx) => seedRates(tx));
  await playActs(await plan());
  promoter = createShopClient(shop, { roaming: true });
  const user = await findUserByPhone(db.read, phoneNumber);
  const device = { browserId: promoter.browserId, device: '测试', address: '127.0.0.1' };
  promoter.session = await db.transact((tx) => openSession(tx, services, { userId: user?.id ?? '', device }));
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const ask = async <Name extends 'effectOrderSums' | 'effectOrderTrend' | 'effectOrderRanking' | 'payoutPreview'>(
  name: Name,
) => must<Answer<Contract[Name]>>(await promoter.call(name));
const list = async (query: string) =>
  must<Answer<Contract['effectOrderList']>>(await promoter.call('effectOrderList', { query }));
const payouts = async () => must<Answer<Contract['payoutList']>>(await promoter.call('payoutList'));

it('every category and every product that is promoted pays commission', async () => {
  expect(Object.keys(demoRates).toSorted()).toEqual(demoTree.map(({ id }) => id).toSorted());
  const ids = demoProducts
    .filter(({ title }) =>
      demoSales()
        .flatMap(({ goods }) => goods)
        .some(([part]) => title.includes(part)),
    )
    .map(({ slug }) => productIdOf(slug));
  const rates = await findCommissionRates(shop.services.db.read, ids);
  expect([...rates.values()].every((rateBp) => rateBp >= 300 && rateBp <= 800)).toBe(true);
  expect(rates.size).toBe(ids.length);
});

it('there are effect orders in every state, from several places', async () => {
  const { counts } = await list('period=all');
  for (const state of rules.effectOrder.states) expect([state, counts[state] > 0]).toEqual([state, true]);
  const { counts: lately } = await list('period=60');
  expect(lately.all).toBeGreaterThanOrEqual(30);
  expect(counts.all).toBeGreaterThan(lately.all);
  const { products, places } = await ask('effectOrderRanking');
  expect(products).toHaveLength(rules.effectOrder.rankedRows);
  expect(places.map(({ place }) => place)).toEqual(expect.arrayContaining(['wx', 'moments', 'xhs']));
  expect(places.every(({ clicks }) => clicks > 0)).toBe(true);
});

it('the figures are what the ledger has', async () => {
  const sums = await ask('effectOrderSums');
  const [pendingFen, settledFen] = await commissionOf(shop, userIdOf(promoter));
  expect(sums.pending.amountFen + sums.settling.amountFen).toBe(pendingFen);
  expect(sums.payable.amountFen).toBe(settledFen);
  const { items, paidOut } = await payouts();
  expect(items).toHaveLength(demoPayoutDays.length);
  expect(paidOut.amountFen).toBe(items.reduce((sum, { amountFen }) => sum + amountFen, 0));
  expect(sums.paidOut).toEqual(paidOut);
  // The balance's own statement: each payout once, and at its own time.
  const entries = await shop.services.db.read
    .selectFrom('ledger_entries')
    .select(['amount', 'at'])
    .where('account_id', '=', userAccount(userIdOf(promoter), 'balance').id)
    .where('kind', '=', 'effectPayout')
    .orderBy('at', 'desc')
    .execute();
  expect(entries.map(({ amount, at }) => [amount, at.toISOString()])).toEqual(
    items.map(({ amountFen, endedAt }) => [amountFen, endedAt]),
  );
});

it('one debt was taken by a payout, one is still open', async () => {
  const { items } = await payouts();
  expect(items.filter(({ takenFen }) => takenFen > 0)).toMatchObject([{ takenFen: 680, taken: [{ amountFen: 680 }] }]);
  const { debtFen, payable } = await ask('effectOrderSums');
  const preview = await ask('payoutPreview');
  expect(debtFen).toBe(1344);
  expect(preview).toMatchObject({ takenFen: debtFen, debtFen: 0, amountFen: payable.amountFen - debtFen });
  expect(preview.releases.length).toBeGreaterThan(1);
});

it('clicks and orders fill the days of the chart', async () => {
  const { clicks, orders, days } = await ask('effectOrderTrend');
  expect(clicks).toBeGreaterThan(1000);
  expect(days.every((day) => day.clicks > 0)).toBe(true);
  expect(orders / clicks).toBeGreaterThan(0.01);
  expect(orders / clicks).toBeLessThan(0.05);
});

it('a second turn adds nothing', async () => {
  expect(await plan()).toEqual([]);
});
