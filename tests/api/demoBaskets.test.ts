import type { Answer, Contract } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countBoughtTogether } from '../../apps/server/src/jobs/countBoughtTogether.ts';
import { createUser } from '../../apps/server/src/modules/people/identity/index.ts';
import { demoBaskets } from '../../tools/demo-data/baskets/demoBaskets.ts';
import { planBaskets } from '../../tools/demo-data/baskets/planBaskets.ts';
import { demoProducts } from '../../tools/demo-data/catalogue/demoCatalogue.ts';
import { playActs } from '../../tools/demo-data/playActs.ts';
import { reviewerPhone } from '../../tools/demo-data/seeding/reviewerPhone.ts';
import { reviewers } from '../../tools/demo-data/seeding/reviewers.ts';
import { productIdOf } from '../../tools/demo-data/seeding/seedProduct.ts';
import { seedStaff } from '../../tools/demo-data/seedStaff.ts';
import { seedForSearch } from '../relevance/seedForSearch.ts';
import { agreed, createShopClient } from '../support/createShopClient.ts';
import { must } from '../support/makeBuyer.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

const JOINED_DAYS_AGO = 200;
const titles = [...new Set(demoBaskets().flatMap(({ goods }) => goods.map(([title]) => title)))];

let shop: TestShop;
const plan = async () => await planBaskets(shop.services.db, { loginName: 'kefu', now: shop.services.clock() });
beforeAll(async () => {
  shop = await startTestShop({ CACHE: 'off' });
  const { db, clock, config } = shop.services;
  const isBought = ({ title }: (typeof demoProducts)[number]) => titles.some((part) => title.includes(part));
  await db.transact((tx) => seedForSearch(tx, demoProducts.filter(isBought)));
  await seedStaff(db, config);
  const joinedAt = new Date(clock().getTime() - JOINED_DAYS_AGO * DAY_MS);
  for (const [index, [name]] of reviewers.slice(0, 20).entries()) {
    const who = { phoneNumber: reviewerPhone(index), passwordHash: null, name, agreed };
    await db.transact((tx) => createUser(tx, { ...who, browserId: `demo-reviewer-${index}`, now: joinedAt }));
  }
  await playActs(await plan());
  await countBoughtTogether(shop.services);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

it.each(titles)('%s is one product, and something is often bought together with it', async (part) => {
  const found = demoProducts.filter(({ title }) => title.includes(part));
  expect(found).toHaveLength(1);
  const guest = createShopClient(shop, { roaming: true });
  const { items } = must<Answer<Contract['productTogether']>>(
    await guest.call('productTogether', { query: `id=${productIdOf(found[0]?.slug ?? '')}` }),
  );
  expect(items.length).toBeGreaterThan(0);
});

it('a second turn adds nothing', async () => {
  expect(await plan()).toEqual([]);
});
