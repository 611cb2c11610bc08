import { type Answer, type Contract, rules } from '@jiwu/contract';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@jiwu/kernel';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lapseDueClaims } from '../../apps/server/src/jobs/lapseDueClaims.ts';
import { createUser } from '../../apps/server/src/modules/people/identity/index.ts';
import { demoProducts } from '../../tools/demo-data/catalogue/demoCatalogue.ts';
import { keepOpenBox } from '../../tools/demo-data/openBox/keepOpenBox.ts';
import { demoUnits } from '../../tools/demo-data/openBox/demoUnits.ts';
import { createPictureMaker } from '../../tools/demo-data/pictures/createPictureMaker.ts';
import { reviewerPhone } from '../../tools/demo-data/seeding/reviewerPhone.ts';
import { reviewers } from '../../tools/demo-data/seeding/reviewers.ts';
import { seedStaff } from '../../tools/demo-data/seedStaff.ts';
import { seedForSearch } from '../relevance/seedForSearch.ts';
import { agreed, createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { must } from '../support/makeBuyer.ts';
import { letItBeNoon } from '../support/makeDeal.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type List = Answer<Contract['openBoxList']>;
type UnitPage = Answer<Contract['openBoxUnit']>;

/** As small as photos can be and still be photos: this test looks at what is said, not at pixels. */
const SCALE = 0.1;

let shop: TestShop;
let guest: ShopClient;
let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'jiwu-photos-'));
  shop = await startTestShop({ CACHE: 'off', ACCESS_TOKEN_SECONDS: '9999999' });
  letItBeNoon(shop);
  const { db, clock, config } = shop.services;
  const slugs = new Set(demoUnits.map(({ slug }) => slug));
  await db.transact((tx) =>
    seedForSearch(
      tx,
      demoProducts.filter(({ slug }) => slugs.has(slug)),
    ),
  );
  await seedStaff(db, config);
  for (const [index, [name]] of reviewers.entries()) {
    const who = { phoneNumber: reviewerPhone(index), passwordHash: null, name, agreed, browserId: 'demo-data' };
    await db.transact((tx) => createUser(tx, { ...who, now: clock() }));
  }
  guest = createShopClient(shop, { roaming: true });
});
afterAll(async () => {
  await shop.stop();
  await rm(dir, { recursive: true });
});

async function keep(): Promise<void> {
  const { db, storage, clock } = shop.services;
  const pictures = { maker: createPictureMaker(dir, SCALE), storage };
  await keepOpenBox(db, { pictures, loginName: 'jiance', now: clock() });
}
const list = async (query = '') => must<List>(await guest.call('openBoxList', { query }));
const pageOf = async (id: string) => must<UnitPage>(await guest.call('openBoxUnit', { query: `id=${id}` }));

/** Every unit on sale. */
async function listAll(): Promise<List['items']> {
  const items: List['items'] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: List = await list(cursor === '' ? '' : `cursor=${encodeURIComponent(cursor)}`);
    items.push(...page.items);
    cursor = page.nextCursor;
  }
  return items;
}

/** How many units there are in each state. */
async function states(): Promise<Record<string, number>> {
  const rows = await shop.services.db.read
    .selectFrom('open_box_units')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

/** How much there is of everything that open box writes. */
async function rows(): Promise<readonly number[]> {
  const tables = ['open_box_units', 'open_box_passport', 'open_box_photos', 'files', 'claims', 'orders'] as const;
  const count = async (table: (typeof tables)[number]) =>
    await shop.services.db.read
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
  return (await Promise.all(tables.map(count))).map((row) => row.count);
}

describe('a demo shop that was just sown', () => {
  beforeAll(keep, 60_000);

  it('has sixty opened things, most of them on sale, of every grade', async () => {
    expect(demoUnits).toHaveLength(60);
    const { listed, ...others } = await states();
    expect(others).toEqual({ sold: 7, graded: 2, intake: 1, inspecting: 1, writtenOff: 1 });
    expect(listed).toBe(48);
    const items = await listAll();
    expect(items).toHaveLength(48);
    for (const grade of rules.openBox.grades) {
      expect(items.filter((item) => item.grade === grade).length, grade).toBeGreaterThanOrEqual(7);
    }
    expect(items.every(({ newFen, priceFen }) => newFen !== null && priceFen < newFen)).toBe(true);
    expect(items.some(({ isComplete }) => !isComplete)).toBe(true);
    expect(items.filter(({ lockedUntil }) => lockedUntil !== null)).toHaveLength(1);
  });

  it('shows the radio as it is drawn: a scratch, four drops, somebody who did not pay', async () => {
    const radio = (await listAll()).find(({ title }) => title.includes('全波段收音机'));
    const page = await pageOf(radio?.id ?? '');
    expect(page).toMatchObject({
      grade: 'b',
      headline: '箱体一处浅痕',
      serial: 'JG22-0917-4427',
      priceFen: 14_900,
      missing: '说明书',
      isWorking: true,
      warrantyMonths: 12,
      inspection: { inspector: '方宁' },
    });
    const events = page.passport.map(({ event }) => event).filter((event) => event !== 'locked');
    expect(events.filter((event) => event === 'dropped')).toHaveLength(4);
    expect(events.filter((event) => event === 'released')).toHaveLength(1);
    expect(events.slice(-4)).toEqual(['listed', 'graded', 'inspecting', 'takenIn']);
    const times = page.passport.map(({ at }) => Date.parse(at));
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    const wear = page.photos.find(({ place }) => place === 'wear');
    expect(page.inspection.defects).toMatchObject([{ photoId: wear?.id, isObvious: false }]);
  });

  it('has photos from every place that everyone can see, and originals that nobody can', async () => {
    const [item] = await listAll();
    const { photos } = await pageOf(item?.id ?? '');
    expect(new Set(photos.map(({ place }) => place))).toEqual(new Set(rules.openBox.photoPlaces));
    const seen = async (id: string) => (await guest.call('fileGet', { params: { id } })).status;
    const { original_id: originalId } = await shop.services.db.read
      .selectFrom('open_box_photos')
      .select('original_id')
      .where('id', '=', photos[0]?.id ?? '')
      .executeTakeFirstOrThrow();
    expect([await seen(photos[0]?.fileId ?? ''), await seen(originalId)]).toEqual([200, 404]);
  });

  it('has one that came back and was graded anew, under its serial', async () => {
    const back = (await listAll()).find(({ headline }) => headline.includes('已重新定级'));
    const { passport, grade, inspection } = await pageOf(back?.id ?? '');
    expect([grade, inspection.no]).toEqual(['b', 2]);
    expect(passport.map(({ event }) => event)).toEqual(expect.arrayContaining(['sold', 'returned', 'graded']));
    expect(passport.find(({ event }) => event === 'graded')?.facts).toMatchObject({ grade: 'b', fromGrade: 'a' });
  });

  it('adds nothing the second time', async () => {
    const before = await rows();
    await keep();
    expect(await rows()).toEqual(before);
  });

  it('breaks no rule', async () => {
    expect(await shop.broken()).toEqual([]);
  });
});

describe('a demo shop as time passes', () => {
  it('lets the veil lapse, and puts it over another thing later', async () => {
    const veiled = async () => (await listAll()).filter(({ lockedUntil }) => lockedUntil !== null).length;
    shop.advance(20 * MINUTE_MS);
    await lapseDueClaims(shop.services);
    await keep();
    expect(await veiled()).toBe(0);
    shop.advance(20 * MINUTE_MS);
    await keep();
    expect(await veiled()).toBe(1);
    expect(await shop.broken()).toEqual([]);
  });

  it('has prices that are about to fall, things just listed and things just sold when it is started again weeks later', async () => {
    shop.advance(45 * DAY_MS + HOUR_MS);
    await keep();
    const now = shop.services.clock().getTime();
    const items = await listAll();
    expect(items.length).toBeGreaterThanOrEqual(30);
    expect(items.filter(({ listedAt }) => now - Date.parse(listedAt) < 3 * DAY_MS).length).toBeGreaterThanOrEqual(10);
    expect(items.filter(({ nextDrop }) => nextDrop !== null).length).toBeGreaterThanOrEqual(10);
    expect((await states())['sold']).toBeGreaterThanOrEqual(20);
    expect(await shop.broken()).toEqual([]);
  });
});
