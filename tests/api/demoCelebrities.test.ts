import { type Answer, type Contract, rules } from '@jiwu/contract';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tellOfNewPicks } from '../../apps/server/src/jobs/tellOfNewPicks.ts';
import { createUser } from '../../apps/server/src/modules/people/identity/index.ts';
import { demoProducts } from '../../tools/demo-data/catalogue/demoCatalogue.ts';
import { demoCelebrities, demoProductRates } from '../../tools/demo-data/celebrities/demoCelebrities.ts';
import { seedCelebrities } from '../../tools/demo-data/celebrities/seedCelebrities.ts';
import { seedRates } from '../../tools/demo-data/celebrities/seedRates.ts';
import { demoUsers } from '../../tools/demo-data/demoUsers.ts';
import { createPictureMaker } from '../../tools/demo-data/pictures/createPictureMaker.ts';
import { reviewerPhone } from '../../tools/demo-data/seeding/reviewerPhone.ts';
import { reviewers } from '../../tools/demo-data/seeding/reviewers.ts';
import { seedForSearch } from '../relevance/seedForSearch.ts';
import { agreed, createShopClient } from '../support/createShopClient.ts';
import { must } from '../support/makeBuyer.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

/** As small as pictures can be and still be pictures: this test looks at what is said, not at pixels. */
const SCALE = 0.1;

let shop: TestShop;
let dir: string;
const seed = () => {
  const { db, storage, clock } = shop.services;
  const pictures = { maker: createPictureMaker(dir, SCALE), storage };
  return seedCelebrities(db, { pictures, phoneNumber: demoUsers[0]?.phoneNumber ?? '', now: clock() });
};
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'jiwu-celebrities-'));
  shop = await startTestShop({ CACHE: 'off' });
  const { db, clock } = shop.services;
  const slugs = new Set([
    ...demoCelebrities.flatMap(({ picks }) => picks.map(({ slug }) => slug)),
    ...Object.keys(demoProductRates),
  ]);
  await db.transact((tx) =>
    seedForSearch(
      tx,
      demoProducts.filter(({ slug }) => slugs.has(slug)),
    ),
  );
  const people = [...reviewers.keys()].map((index) => reviewerPhone(index));
  for (const phoneNumber of [...people.slice(0, 12), demoUsers[0]?.phoneNumber ?? '']) {
    const wish = { phoneNumber, passwordHash: null, agreed, browserId: 'demo', now: clock() };
    await db.transact((tx) => createUser(tx, wish));
  }
  await db.transact((tx) => seedRates(tx));
  expect(await seed()).toBe(8);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
  await rm(dir, { recursive: true });
});

it('eight celebrities are shown, each with picks, followers, a face and a cover, and nothing is made twice', async () => {
  const guest = createShopClient(shop, { roaming: true });
  const { items } = must<Answer<Contract['celebrityList']>>(await guest.call('celebrityList'));
  expect(items.map(({ name }) => name).toSorted()).toEqual(demoCelebrities.map(({ name }) => name).toSorted());
  for (const { id, name, followers, picks } of items) {
    const demo = demoCelebrities.find((one) => one.name === name);
    const page = must<Answer<Contract['celebrityGet']>>(await guest.call('celebrityGet', { query: `id=${id}` }));
    expect([page.pickCount, page.cover !== null, page.avatar !== null]).toEqual([demo?.picks.length, true, true]);
    expect(picks.length).toBeGreaterThan(0);
    expect(followers).toBeGreaterThan(0);
    expect(page.nearby).toHaveLength(rules.celebrity.nearby);
  }
  expect(await seed()).toBe(0);
});

it('the first one is as drawn: 3% to 8%, the microphone first, at 219 instead of 239', async () => {
  const guest = createShopClient(shop, { roaming: true });
  const { items } = must<Answer<Contract['celebrityList']>>(await guest.call('celebrityList'));
  const id = items.find(({ name }) => name === '老周测评')?.id ?? '';
  const page = must<Answer<Contract['celebrityGet']>>(await guest.call('celebrityGet', { query: `id=${id}` }));
  expect(page.commission).toEqual({ fromBp: 300, toBp: 800 });
  const picks = must<Answer<Contract['celebrityPicks']>>(await guest.call('celebrityPicks', { query: `id=${id}` }));
  expect(picks.items.slice(0, 3).map(({ priceFen, ordinaryFen }) => [priceFen, ordinaryFen])).toEqual([
    [21_900, 23_900],
    [19_900, 21_900],
    [44_900, 49_900],
  ]);
});

it('nobody is told of what was picked before they followed', async () => {
  await tellOfNewPicks(shop.services);
  expect(await shop.services.db.read.selectFrom('notices').select('kind').execute()).toEqual([]);
});
