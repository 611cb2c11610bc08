import { randomBytes } from 'node:crypto';
import type { AdvertisementBooking, Answer, Contract } from '@jiwu/contract';
import { HOUR_MS, newId } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { takeDownAdvertisement } from '../../apps/server/src/flows/advertisement/takeDownAdvertisement.ts';
import { flushAdvertisementCounts } from '../../apps/server/src/jobs/flushAdvertisementCounts.ts';
import { settleAdvertisements } from '../../apps/server/src/jobs/settleAdvertisements.ts';
import { createShopClient } from '../support/createShopClient.ts';
import { type Advertiser, approve, dayAfter, goTo, makeAdvertiser } from '../support/makeAdvertiser.ts';
import { must } from '../support/makeBuyer.ts';
import { signInAgain } from '../support/signInAgain.ts';
import { makeStaff } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let owner: Advertiser;
let shown: AdvertisementBooking[];

/** Three placements of ten days that are shown, at one in the night of their first day. */
beforeAll(async () => {
  shop = await startTestShop();
  owner = await makeAdvertiser(shop);
  shown = [];
  for (const place of ['homeHero', 'homeStrip', 'article'] as const) {
    shown.push(await owner.booked({ place, days: 10 }));
  }
  for (const booking of shown) await approve(shop, booking);
  goTo(shop, shown[0]?.fromDay ?? '');
  await signInAgain(shop, owner.client);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const idOf = (nth: number) => shown[nth]?.id ?? '';
const browser = createShopClient;
const beaconOf = async (browserId: string, body: object) => {
  const client = browser(shop, { roaming: true });
  // As our own client does it.
  const headers = { anonymous: browserId, 'Idempotency-Key': newId() };
  return await client.call('advertisementBeacon', { body, headers });
};
const newBrowser = () => randomBytes(16).toString('hex');
const flushed = async (id: string) => {
  await flushAdvertisementCounts(shop.services);
  const { impressions, clicks, days } = await owner.get(id);
  return { impressions, clicks, today: days.find(({ impressions: seen, clicks: hit }) => seen + hit > 0) };
};

it('10,000 beacons from 500 browsers over two hours count each browser once for each placement and hour', async () => {
  const browsers = Array.from({ length: 500 }, newBrowser);
  /** What the rule says, reckoned beside: placement, hour, kind, browser. */
  const expected = new Set<string>();
  const send = async (nth: number, hour: number) => {
    const browserId = browsers[nth % browsers.length] ?? '';
    // Which placements a beacon names differs from beacon to beacon; some name what is not shown, or the same twice.
    const seen = [idOf(nth % 3), ...(nth % 5 === 0 ? [idOf((nth + 1) % 3)] : [])];
    const clicked = nth % 7 === 0 ? [idOf(nth % 3)] : [];
    for (const id of seen) expected.add(`${id}:${hour}:seen:${browserId}`);
    for (const id of clicked) expected.add(`${id}:${hour}:clicked:${browserId}`);
    const strange = nth % 11 === 0 ? [newId()] : [];
    const twice = nth % 13 === 0 ? seen.slice(0, 1) : [];
    must(await beaconOf(browserId, { seen: [...seen, ...strange, ...twice], clicked }));
  };
  for (const hour of [0, 1]) {
    // Not all browsers come back, and those that do come ten times on the average.
    let next = 0;
    const turns = Array.from({ length: 16 }, async () => {
      for (let nth = next++; nth < 5000; nth = next++) await send(nth * (hour + 1), hour);
    });
    await Promise.all([...turns, flushAdvertisementCounts(shop.services)]);
    await Promise.all([flushAdvertisementCounts(shop.services), flushAdvertisementCounts(shop.services)]);
    if (hour === 0) shop.advance(HOUR_MS);
  }
  await signInAgain(shop, owner.client);
  const counted = (id: string, kind: string) =>
    [...expected].filter((key) => key.startsWith(`${id}:`) && key.includes(`:${kind}:`)).length;
  for (const { id } of shown) {
    const { impressions, clicks } = await flushed(id);
    expect({ impressions, clicks }).toEqual({ impressions: counted(id, 'seen'), clicks: counted(id, 'clicked') });
  }
  expect(counted(idOf(0), 'seen')).toBeGreaterThan(500);
  const rows = await shop.services.db.read.selectFrom('advertisement_hours').select('hour').execute();
  expect(rows).toHaveLength(6);
}, 300_000);

it('what is not shown counts nothing: not approved, unknown; and a browser must say who it is', async () => {
  const waiting = await owner.booked({ place: 'search', word: '露营' });
  const client = browser(shop, { roaming: true });
  const before = await flushed(idOf(0));
  must(await beaconOf(newBrowser(), { seen: [waiting.id, newId()], clicked: [waiting.id] }));
  must(await beaconOf(newBrowser(), {}));
  expect((await client.call('advertisementBeacon', { body: {}, headers: { anonymous: '' } })).status).toBe(400);
  expect((await beaconOf(newBrowser(), { seen: Array.from({ length: 11 }, newId) })).status).toBe(400);
  expect(await flushed(waiting.id)).toMatchObject({ impressions: 0, clicks: 0 });
  expect(await flushed(idOf(0))).toEqual(before);
});

it('a beacon asks PostgreSQL nothing but what is shown, once a second for all, and writes nothing', async () => {
  const statements = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const reply = await beaconOf(newBrowser(), { seen: [idOf(1)] });
      return Number(reply.headers.get('x-sql-statements'));
    }),
  );
  expect(statements.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(2);
});

it('after Redis lost its memory nothing is taken away, and nothing is counted over', async () => {
  const [browserA, browserB, browserC] = [newBrowser(), newBrowser(), newBrowser()];
  shop.advance(HOUR_MS);
  await signInAgain(shop, owner.client);
  const { impressions: before } = await flushed(idOf(2));
  for (const one of [browserA, browserB]) must(await beaconOf(one, { seen: [idOf(2)] }));
  expect((await flushed(idOf(2))).impressions).toBe(before + 2);
  await shop.forgetRedis();
  expect((await flushed(idOf(2))).impressions).toBe(before + 2);
  // The same two and a third: Redis now knows three, of which two were counted.
  must(await beaconOf(browserA, { seen: [idOf(2)] }));
  expect((await flushed(idOf(2))).impressions).toBe(before + 2);
  for (const one of [browserB, browserC]) must(await beaconOf(one, { seen: [idOf(2)] }));
  expect((await flushed(idOf(2))).impressions).toBe(before + 3);
  // Lost again: who comes now is one of at most one more than is stored.
  await shop.forgetRedis();
  must(await beaconOf(newBrowser(), { seen: [idOf(2)] }));
  expect((await flushed(idOf(2))).impressions).toBe(before + 3);
});

it('an hour that no worker brought is brought later, and then let go', async () => {
  shop.advance(HOUR_MS);
  await signInAgain(shop, owner.client);
  const { impressions: before } = await flushed(idOf(0));
  must(await beaconOf(newBrowser(), { seen: [idOf(0)] }));
  shop.advance(3 * HOUR_MS);
  await signInAgain(shop, owner.client);
  expect((await flushed(idOf(0))).impressions).toBe(before + 1);
  expect(await shop.services.redis.zcard('ads:hours')).toBe(0);
});

it('its owner sees it by day, and the page says how often a place is seen on an average day', async () => {
  const { fromDay } = await owner.get(idOf(0));
  goTo(shop, dayAfter(fromDay, 1), 9);
  await signInAgain(shop, owner.client);
  must(await beaconOf(newBrowser(), { seen: [idOf(0)], clicked: [idOf(0)] }));
  await flushAdvertisementCounts(shop.services);
  const { days, impressions } = await owner.get(idOf(0));
  expect(days[1]).toMatchObject({ impressions: 1, clicks: 1 });
  expect((days[0]?.impressions ?? 0) + 1).toBe(impressions);
  const mine = must<Answer<Contract['advertisementMine']>>(await owner.client.call('advertisementMine'));
  expect(mine.countedAt <= shop.services.clock().toISOString()).toBe(true);
  await settleAdvertisements(shop.services);
  type Page = Answer<Contract['advertisementPage']>;
  const averageOf = async () =>
    must<Page>(await browser(shop).call('advertisementPage')).places.find(({ place }) => place === 'homeHero');
  const clickRateBp = Math.round(((days[0]?.clicks ?? 0) * 10_000) / (days[0]?.impressions ?? 1));
  await expect.poll(averageOf).toEqual({ place: 'homeHero', impressionsPerDay: days[0]?.impressions, clickRateBp });
});

it('what staff took down, and what is over since midnight, counts no more', async () => {
  const { db, clock, placements } = shop.services;
  const staff = await makeStaff(shop, ['content']);
  const { version, toDay } = await owner.get(idOf(1));
  const before = await flushed(idOf(1));
  await db.transact((tx) =>
    takeDownAdvertisement(tx, { id: idOf(1), staffId: staff.staffId, version, reason: '素材有误。', now: clock() }),
  );
  await expect.poll(() => placements.among([idOf(1)])).toEqual([]);
  must(await beaconOf(newBrowser(), { seen: [idOf(1)], clicked: [idOf(1)] }));
  expect(await flushed(idOf(1))).toEqual(before);
  const last = await flushed(idOf(0));
  goTo(shop, toDay, 23.99);
  must(await beaconOf(newBrowser(), { seen: [idOf(0)] }));
  // By the clock alone: nobody has to look again.
  goTo(shop, dayAfter(toDay, 1), 0);
  must(await beaconOf(newBrowser(), { seen: [idOf(0)] }));
  await signInAgain(shop, owner.client);
  expect((await flushed(idOf(0))).impressions).toBe(last.impressions + 1);
});

it('while Redis is away a beacon is answered all the same', async () => {
  const cut = await startTestShop({ REDIS_URL: 'redis://127.0.0.1:1' });
  const client = browser(cut);
  expect((await client.call('advertisementBeacon', { body: { seen: [newId()] } })).status).toBe(200);
  await flushAdvertisementCounts(cut.services);
  await cut.stop();
});
