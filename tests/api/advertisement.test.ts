import { type AdvertisementBooking, type Answer, type Contract, errorCodes, type Placement } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { settleAdvertisements } from '../../apps/server/src/jobs/settleAdvertisements.ts';
import { houseAccount, readBalance } from '../../apps/server/src/modules/money/ledger/index.ts';
import { createShopClient } from '../support/createShopClient.ts';
import {
  type Advertiser,
  type AdvertisementWish,
  bookable,
  dayAfter,
  goTo,
  makeAdvertiser,
  priceOf,
  todayOf,
  uploadPicture,
} from '../support/makeAdvertiser.ts';
import { businessForm, uploadLicence } from '../support/makeBusiness.ts';
import { must } from '../support/makeBuyer.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { signInAgain } from '../support/signInAgain.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type Page = Answer<Contract['advertisementPage']>;
type Calendar = Answer<Contract['advertisementCalendar']>;
type StaffList = Answer<Contract['staffAdvertisementList']>;

let shop: TestShop;
let owner: Advertiser;
beforeAll(async () => {
  shop = await startTestShop();
  owner = await makeAdvertiser(shop, { balanceFen: 10_000_000 });
  // A first-level category: home.
  await makeProduct(shop.services.db);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const guest = () => createShopClient(shop, { roaming: true });
const house = async (purpose: 'advertisementAdvance' | 'advertisementIncome') =>
  (await readBalance(shop.services.db.read, houseAccount(purpose))).balance;
const shownAt = async (query: string) =>
  must<{ item: Placement | null }>(await guest().call('advertisementShown', { query })).item;
const noticesOf = async ({ client }: Advertiser) =>
  must<{ items: { kind: string; title: string; body: string; link: unknown }[] }>(await client.call('noticeList'))
    .items;
const codeOf = (reply: { code: number }) => reply.code;
/** A word that no other test books. */
const newWord = () => `茶 ${newId().slice(-6)}`;

it('the page has five places in their order, the first-level categories, and the days that can be booked', async () => {
  const cold = await guest().call('advertisementPage');
  expect(cold.headers.get('x-sql-statements')).toBe('4');
  const page = must<Page>(cold);
  expect(page.places.map(({ place }) => place)).toEqual(['homeHero', 'homeStrip', 'category', 'search', 'article']);
  expect(page.categories).toEqual([{ id: 'home', name: expect.any(String) as string }]);
  expect(page.today).toBe(todayOf(shop));
  expect(page.earliestDay > page.today && page.lastDay > page.earliestDay).toBe(true);
  expect(page.lastDay.slice(8)).toBe('20');
});

it('an approved business books days out of its balance: they are taken, the money waits, and nobody sees it yet', async () => {
  const before = await owner.balanceFen();
  const advance = await house('advertisementAdvance');
  const { earliestDay } = await bookable(shop);
  const key = newId();
  const wish = { place: 'category', category: 'home', fromDay: earliestDay, days: 3 } as const;
  const reply = await owner.book(wish, key);
  const booking = must<AdvertisementBooking>(reply);
  const amountFen = priceOf('category', earliestDay, 3);
  expect(booking).toMatchObject({
    state: 'waiting',
    place: 'category',
    category: { id: 'home' },
    word: null,
    fromDay: earliestDay,
    toDay: dayAfter(earliestDay, 2),
    advertiser: '知夏小铺',
    amountFen,
    earnedFen: 0,
    refundedFen: 0,
    mayCancel: true,
    impressions: 0,
    days: [{ state: 'held' }, { state: 'held' }, { state: 'held' }],
  });
  expect(booking.no).toMatch(/^AD\d{13}$/);
  expect(booking.picture).toEqual({ fileId: owner.pictureFileId, placeholder: '', alt: '一把顺手的壶' });
  // The same request again is the same booking.
  expect(must(await owner.book(wish, key))).toEqual(booking);
  expect(await owner.balanceFen()).toBe(before - amountFen);
  expect(await house('advertisementAdvance')).toBe(advance + amountFen);
  const query = 'place=category&category=home';
  const calendar = must<Calendar>(await guest().call('advertisementCalendar', { query }));
  expect(calendar.taken).toEqual([0, 1, 2].map((days) => dayAfter(earliestDay, days)));
  expect(await shownAt(query)).toBeNull();
  // The picture is its owner's alone.
  expect((await guest().call('fileGet', { params: { id: owner.pictureFileId } })).status).toBe(404);
  expect((await owner.client.call('fileGet', { params: { id: owner.pictureFileId } })).status).toBe(200);
  const other = await makeAdvertiser(shop);
  const had = await other.balanceFen();
  const taken = await other.book({ ...wish, fromDay: dayAfter(earliestDay, 2), days: 2 });
  expect([taken.status, taken.code]).toEqual([409, errorCodes.AD_TAKEN.code]);
  expect(await other.balanceFen()).toBe(had);
  // Another place, and the day after, are free.
  must(await other.book({ place: 'homeHero', fromDay: earliestDay }));
  must(await other.book({ ...wish, fromDay: dayAfter(earliestDay, 3), days: 1 }));
});

it('is refused for days that are not open, another price, a strange target and a small picture', async () => {
  const { earliestDay, lastDay } = await bookable(shop);
  const refusals: [AdvertisementWish, keyof typeof errorCodes][] = [
    [{ place: 'article', fromDay: dayAfter(earliestDay, -1) }, 'AD_DAYS_REFUSED'],
    [{ place: 'article', fromDay: lastDay, days: 2 }, 'AD_DAYS_REFUSED'],
    [{ place: 'article', fromDay: earliestDay, days: 0, amountFen: 1 }, 'AD_DAYS_REFUSED'],
    [{ place: 'search', word: newWord(), fromDay: earliestDay, days: 31 }, 'AD_DAYS_REFUSED'],
    [{ place: 'article', amountFen: 1 }, 'AD_PRICE_CHANGED'],
    [{ place: 'article', category: 'home' }, 'AD_TARGET_REFUSED'],
    [{ place: 'category' }, 'AD_TARGET_REFUSED'],
    [{ place: 'category', category: 'homeTea' }, 'AD_TARGET_REFUSED'],
    [{ place: 'search', word: '　' }, 'INVALID_INPUT'],
    [{ place: 'category', category: 'home', word: '茶' }, 'AD_TARGET_REFUSED'],
    [{ place: 'article', title: '一二三四五六七八九十一二三' }, 'INVALID_INPUT'],
    [{ place: 'article', declares: false }, 'INVALID_INPUT'],
    [{ place: 'article', password: '111111' }, 'PAYMENT_PASSWORD_WRONG'],
    [{ place: 'article', pictureFileId: await uploadPicture(owner.client, 1151, 576) }, 'AD_PICTURE_SMALL'],
  ];
  for (const [wish, refusal] of refusals) {
    expect([wish, codeOf(await owner.book(wish))]).toEqual([wish, errorCodes[refusal].code]);
  }
});

it('a landing is a page of this site, and bears nobody else’s code', async () => {
  const product = await makeProduct(shop.services.db, { title: '慢物 落地的壶', priceFen: 16_800 });
  const { invitationCode } = must<{ invitationCode: string }>(await owner.client.call('userSelf'));
  const look = async (path: string) =>
    await owner.client.call('advertisementLanding', { query: new URLSearchParams({ path }).toString() });
  expect(must(await look(`/product?id=${product.id}&i=${invitationCode}`))).toMatchObject({
    path: `/product?id=${product.id}&i=${invitationCode}`,
    kind: '商品页',
    product: { id: product.id, title: '慢物 落地的壶', priceFen: 16_800 },
  });
  expect(must(await look('/resource?keyword=茶'))).toMatchObject({
    path: '/resource?keyword=%E8%8C%B6',
    product: null,
  });
  for (const path of [
    'https://elsewhere.cn/product',
    '//elsewhere.cn/active',
    '/\\elsewhere.cn',
    '/active\\..\\x',
    'javascript:alert(1)',
    '/user/balance',
    '/active#x',
    '/active/../user/balance',
    '/product',
    `/product?id=${newId()}`,
    '/product?id=1',
    '/nowhere',
  ]) {
    expect([path, codeOf(await look(path))]).toEqual([path, errorCodes.AD_LANDING_REFUSED.code]);
  }
  for (const path of ['/active?i=ZZZZZZ', `/active?i=${invitationCode}&i=ZZZZZZ`, '/active?i=']) {
    expect([path, codeOf(await look(path))]).toEqual([path, errorCodes.AD_LANDING_CODE.code]);
  }
  const strange = await owner.book({ place: 'article', landing: '/active?i=ZZZZZZ' });
  expect(codeOf(strange)).toBe(errorCodes.AD_LANDING_CODE.code);
});

it('only with an approved business and a picture of one’s own, and only with enough money', async () => {
  const poor = await makeAdvertiser(shop, { balanceFen: 0 });
  const word = newWord();
  const short = await poor.book({ place: 'search', word });
  expect([short.status, short.code]).toEqual([422, errorCodes.BALANCE_SHORT.code]);
  const query = new URLSearchParams({ place: 'search', word }).toString();
  expect(must<Calendar>(await guest().call('advertisementCalendar', { query })).taken).toEqual([]);
  const waiting = must<{ id: string }>(
    await owner.client.call('businessSubmit', { body: await businessForm(owner.client) }),
  );
  const unapproved = await owner.book({ place: 'search', word, businessId: waiting.id });
  expect(codeOf(unapproved)).toBe(errorCodes.BUSINESS_NOT_APPROVED.code);
  const { id: licence } = must<{ id: string }>(await uploadLicence(owner.client));
  for (const strange of [
    { businessId: poor.businessId },
    { pictureFileId: poor.pictureFileId },
    { pictureFileId: newId() },
  ]) {
    expect((await owner.book({ place: 'search', word, ...strange })).status).toBe(404);
  }
  // A picture that was given for another purpose stays for that alone.
  must(
    await owner.client.call('businessSubmit', {
      body: { ...(await businessForm(owner.client)), licenceFileId: licence },
    }),
  );
  expect((await owner.book({ place: 'search', word, pictureFileId: licence })).status).toBe(404);
});

it('a search is booked by what people mean: case, width and spaces do not count', async () => {
  const word = newWord();
  const booking = await owner.booked({ place: 'search', word: `  ${word.replace(' ', '　')} `.toUpperCase() });
  expect(booking.word).toBe(word);
  expect(codeOf(await owner.book({ place: 'search', word }))).toBe(errorCodes.AD_TAKEN.code);
  const long = new URLSearchParams({ place: 'search', word: '长'.repeat(60) }).toString();
  expect(await shownAt(long)).toBeNull();
  const calendar = await guest().call('advertisementCalendar', { query: long });
  expect([calendar.status, calendar.headers.get('x-sql-statements')]).toEqual([200, '3']);
});

it('staff see what waits with its picture and checks, and approve it: from 00:00 of its first day everyone sees it', async () => {
  const staff = await signInStaff(shop, ['content']);
  const product = await makeProduct(shop.services.db, { title: '慢物 展示的壶', priceFen: 16_800 });
  const { earliestDay } = await bookable(shop);
  const landing = `/product?id=${product.id}`;
  const booking = await owner.booked({ place: 'homeStrip', landing, days: 2 });
  const params = { id: booking.id };
  const list = must<StaffList>(await staff.call('staffAdvertisementList'));
  expect(list.items.map(({ id }) => id)).toContain(booking.id);
  expect(list.counts.waiting).toBe(list.items.length);
  const page = must<Answer<Contract['staffAdvertisementGet']>>(await staff.call('staffAdvertisementGet', { params }));
  expect(page).toMatchObject({
    userId: owner.userId,
    pictureSize: { width: 1200, height: 600 },
    product: { id: product.id },
    earlier: { count: 0, clickRateBp: null },
  });
  expect(page.checks.map(({ isGood }) => isGood)).toEqual([true, true, true, true]);
  expect((await staff.call('staffAdvertisementPicture', { params, query: 'w=320' })).headers.get('content-type')).toBe(
    'image/webp',
  );
  const body = { version: page.version };
  must(await staff.call('staffAdvertisementApprove', { params, body, headers: { 'Idempotency-Key': newId() } }));
  const again = await staff.call('staffAdvertisementApprove', { params, body });
  expect([again.status, again.code]).toEqual([409, errorCodes.AD_CHANGED.code]);
  expect(await owner.get(booking.id)).toMatchObject({ state: 'approved', mayCancel: true });
  expect((await guest().call('fileGet', { params: { id: owner.pictureFileId } })).status).toBe(200);
  expect((await noticesOf(owner))[0]).toMatchObject({
    kind: 'adApproved',
    title: '「一把顺手的壶」素材通过了',
    body: `首页货源前横条，${earliestDay.slice(5)} 至 ${dayAfter(earliestDay, 1).slice(5)}，${earliestDay.slice(5)} 0 点起展示。`,
    link: { kind: 'advertisement', id: booking.id },
  });
  expect(await shownAt('place=homeStrip')).toBeNull();
  const income = await house('advertisementIncome');
  goTo(shop, earliestDay, 0);
  await signInAgain(shop, owner.client);
  await expect
    .poll(() => shownAt('place=homeStrip'))
    .toMatchObject({
      id: booking.id,
      title: '一把顺手的壶',
      advertiser: '知夏小铺',
      landing,
      product: { priceFen: 16_800, isFrom: false },
      picture: { placeholder: expect.stringMatching(/^data:image\/webp;base64,/) as string },
    });
  const cold = await guest().call('advertisementShown', { query: 'place=article' });
  expect(cold.headers.get('x-sql-statements')).toBe('1');
  expect(must<Page>(await guest().call('advertisementPage')).shown.map(({ id }) => id)).toContain(booking.id);
  expect(await owner.get(booking.id)).toMatchObject({ state: 'shown', mayCancel: false });
  const late = await owner.cancel(booking.id);
  expect([late.status, late.code]).toEqual([409, errorCodes.AD_BEGUN.code]);
  // The first night: one day is earned. The second: it has ended.
  await settleAdvertisements(shop.services);
  expect(await house('advertisementIncome')).toBe(income);
  goTo(shop, dayAfter(earliestDay, 1));
  await settleAdvertisements(shop.services);
  await settleAdvertisements(shop.services);
  await signInAgain(shop, owner.client);
  const [first = 0, second = 0] = booking.days.map(({ priceFen }) => priceFen);
  expect(await owner.get(booking.id)).toMatchObject({ state: 'shown', earnedFen: first });
  expect(await house('advertisementIncome')).toBe(income + first);
  goTo(shop, dayAfter(earliestDay, 2));
  await signInAgain(shop, owner.client);
  // By the calendar it is over before the night's work has been there.
  expect(await owner.get(booking.id)).toMatchObject({ state: 'ended', earnedFen: first });
  await settleAdvertisements(shop.services);
  expect(await owner.get(booking.id)).toMatchObject({ state: 'ended', earnedFen: first + second, refundedFen: 0 });
  expect((await noticesOf(owner)).find(({ kind }) => kind === 'adEnded')?.body).toContain('一共展示 0 次，点击 0 次');
  await expect.poll(() => shownAt('place=homeStrip')).toBeNull();
  expect(await shop.broken()).toEqual([]);
});
