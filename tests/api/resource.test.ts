import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changePrice } from '../../apps/server/src/flows/changePrice.ts';
import { createBrand, createCategory } from '../../apps/server/src/modules/catalogue/index.ts';
import { refreshTerms, seedSynonyms } from '../../apps/server/src/modules/search/index.ts';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { type MadeProduct, makeProduct } from '../support/makeProduct.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

const MINUTE_MS = 60_000;

let shop: TestShop;
let guest: ShopClient;
const made = new Map<string, MadeProduct>();

interface Page {
  items: { id: string; title: string; priceFen: number; inStock: boolean; salesCount: number }[];
  nextCursor: string | null;
  searchedFor: string | null;
}

interface Facets {
  total: number;
  unfiltered: number;
  isCapped: boolean;
  categories: { id: string; count: number }[];
  brands: { id: string; name: string; count: number }[];
  options: { name: string; values: { value: string; swatch: string | null; count: number }[] }[];
  attributes: { name: string; values: { value: string; count: number }[] }[];
  channels: { id: string; count: number }[];
  inStock: number;
  prices: { minFen: number; maxFen: number; steps: number[] } | null;
}

const cup = (colours: readonly string[]) => ({
  options: [
    {
      name: '颜色',
      values: colours.map((value) => ({ value, swatch: value === '云灰' ? '#c5c9cf' : null, pictureId: null })),
    },
  ],
  skus: colours.map((value) => ({ optionValues: [value] })),
});

/** Three kinds of cups and a lamp; the older ones first. */
const goods = {
  grey: {
    title: '慢物 粗陶马克杯 320 毫升',
    parameters: [['材质', '陶瓷']],
    priceFen: 5_900,
    ...cup(['云灰', '米白']),
  },
  white: {
    title: '慢物 白瓷马克杯 大口',
    parameters: [['材质', '陶瓷']],
    priceFen: 3_900,
    vipPriceFen: 3_500,
    ...cup(['米白']),
  },
  glass: {
    title: '青岚 双层玻璃杯 350 毫升',
    brandId: 'qinglan',
    parameters: [['材质', '高硼硅, 耐热']],
    priceFen: 8_900,
    ...cup(['透明']),
  },
  lamp: {
    title: '青岚 护眼台灯 USB-C 充电',
    brandId: 'qinglan',
    categoryId: 'homeLamp',
    parameters: [['光源', 'LED']],
    priceFen: 19_900,
    pieces: 0,
  },
} as const;

beforeAll(async () => {
  shop = await startTestShop({ CACHE: 'off' });
  guest = createShopClient(shop, { roaming: true });
  const { db } = shop.services;
  const start = Date.now() - 10 * MINUTE_MS;
  // The first also makes the categories and the brand that all tests share.
  made.set('pot', await makeProduct(db, { now: new Date(start) }));
  await db.transact(async (tx) => {
    await seedSynonyms(tx);
    await createBrand(tx, { id: 'qinglan', name: '青岚', aliases: ['qinglan'] });
    await createCategory(tx, {
      id: 'homeLamp',
      level: 3,
      parentId: 'homeDecor',
      name: '灯具',
      aliases: ['照明'],
      attributes: [],
      position: 1,
    });
  });
  for (const [index, [name, wish]] of Object.entries(goods).entries())
    made.set(name, await makeProduct(db, { ...wish, now: new Date(start + (index + 1) * MINUTE_MS) }));
  await refreshTerms(db);
}, 60_000);

afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const idOf = (name: string) => made.get(name)?.id ?? '';
const nameOf = (id: string) => [...made].find(([, product]) => product.id === id)?.[0] ?? id;

async function list(query: Record<string, string> = {}): Promise<Page> {
  const reply = await guest.call('resourceList', { query: new URLSearchParams(query).toString() });
  expect(reply.status, reply.msg).toBe(200);
  return reply.data as Page;
}

async function names(query: Record<string, string>): Promise<string[]> {
  return (await list(query)).items.map(({ id }) => nameOf(id));
}

async function facets(query: Record<string, string> = {}): Promise<Facets> {
  const reply = await guest.call('resourceFacets', { query: new URLSearchParams(query).toString() });
  expect(reply.status, reply.msg).toBe(200);
  return reply.data as Facets;
}

const valuesOf = (groups: Facets['options'] | Facets['attributes'], name: string) =>
  Object.fromEntries(
    (groups.find((group) => group.name === name)?.values ?? []).map(({ value, count }) => [value, count]),
  );

describe('a list', () => {
  it('is in the order asked for', async () => {
    expect(await names({ sort: 'new' })).toEqual(['lamp', 'glass', 'white', 'grey', 'pot']);
    expect(await names({ sort: 'priceUp' })).toEqual(['white', 'grey', 'glass', 'pot', 'lamp']);
    expect(await names({ sort: 'priceDown' })).toEqual(['lamp', 'pot', 'glass', 'grey', 'white']);
    expect(await names({ category: 'homeTea', sort: 'priceUp', inStock: '1' })).toEqual([
      'white',
      'grey',
      'glass',
      'pot',
    ]);
  });

  it('goes down to each level of the tree, and is empty for a category that does not exist', async () => {
    expect(await names({ category: 'home', sort: 'new' })).toHaveLength(5);
    expect(await names({ category: 'homeDecor', sort: 'new' })).toHaveLength(5);
    expect(await names({ category: 'homeLamp' })).toEqual(['lamp']);
    expect(await names({ category: 'nowhere' })).toEqual([]);
    expect(await names({ category: 'nowhere', brand: 'manwu' })).toEqual([]);
  });

  it('is narrowed by each filter; values of one group widen it', async () => {
    const sort = 'priceUp';
    expect(await names({ sort, brand: 'qinglan' })).toEqual(['glass', 'lamp']);
    expect(await names({ sort, brand: 'qinglan,manwu', inStock: '1' })).toEqual(['white', 'grey', 'glass', 'pot']);
    expect(await names({ sort, option: '颜色:米白' })).toEqual(['white', 'grey']);
    expect(await names({ sort, option: '颜色:云灰,颜色:透明' })).toEqual(['grey', 'glass']);
    expect(await names({ sort, option: '颜色:米白', attribute: '材质:陶瓷', brand: 'manwu' })).toEqual([
      'white',
      'grey',
    ]);
    expect(await names({ sort, attribute: '材质:高硼硅, 耐热' })).toEqual(['glass']);
    expect(await names({ sort, channel: 'vip' })).toEqual(['white']);
    expect(await names({ sort, channel: 'woot' })).toEqual([]);
    expect(await names({ sort, minFen: '3901', maxFen: '8900' })).toEqual(['grey', 'glass']);
    expect(await names({ sort, maxFen: '3899' })).toEqual([]);
    expect(await names({ sort, keyword: '马克杯', option: '颜色:云灰' })).toEqual(['grey']);
  });

  it('refuses a filter without a name or value', async () => {
    for (const option of ['颜色', ':米白', '颜色:'])
      expect((await guest.call('resourceList', { query: `option=${encodeURIComponent(option)}` })).status).toBe(400);
  });
});

describe('a search', () => {
  it.each([
    ['马克杯', ['white', 'grey']],
    ['马克', ['white', 'grey']],
    ['克杯', ['white', 'grey']],
    ['玻璃 青岚', ['glass']],
    ['bolibei', ['glass']],
    ['blb', ['glass']],
    ['qinglan taideng', ['lamp']],
    ['usb', ['lamp']],
    ['照明', ['lamp']],
    ['床头灯', ['lamp']],
    ['侧把壶', ['pot']],
  ])('for %s finds %j', async (keyword, expected) => {
    expect((await names({ keyword })).toSorted()).toEqual([...expected].toSorted());
    expect((await list({ keyword })).searchedFor).toBeNull();
  });

  it('finds every part of a title of two characters and more', async () => {
    for (const run of ['粗陶马克杯', '手作青瓷侧把壶'])
      for (let from = 0; from < run.length - 1; from += 1)
        for (let to = from + 2; to <= run.length; to += 1) {
          const page = await list({ keyword: run.slice(from, to) });
          expect(page.items.map(({ title }) => title).join(), run.slice(from, to)).toContain(run);
          expect(page.searchedFor).toBeNull();
        }
  });

  it('says what it searched for instead', async () => {
    expect(await list({ keyword: '马可杯' })).toMatchObject({ searchedFor: '马克杯', items: { length: 2 } });
    expect(await list({ keyword: '大象马克杯' })).toMatchObject({ searchedFor: '马克杯', items: { length: 2 } });
  });

  it('keeps to the words when a filter is what leaves nothing', async () => {
    expect(await list({ keyword: '马克杯', brand: 'qinglan' })).toEqual({
      items: [],
      nextCursor: null,
      searchedFor: null,
    });
    expect(await list({ keyword: '洗衣机' })).toEqual({ items: [], nextCursor: null, searchedFor: null });
    expect(await list({ keyword: '？！' })).toEqual({ items: [], nextCursor: null, searchedFor: null });
  });

  it.each(["'", String.raw`\ `, "a' | 'b", '杯 & !壶:*', '%_', '<->', "马克杯'); drop table products; --"])(
    'takes %j as words',
    async (keyword) => {
      expect((await guest.call('resourceList', { query: `keyword=${encodeURIComponent(keyword)}x` })).status).toBe(200);
      expect((await guest.call('resourceFacets', { query: `keyword=${encodeURIComponent(keyword)}x` })).status).toBe(
        200,
      );
      expect((await guest.call('resourceSuggest', { query: `keyword=${encodeURIComponent(keyword)}x` })).status).toBe(
        200,
      );
    },
  );
});

describe('facets', () => {
  it('count everything there is', async () => {
    const all = await facets();
    expect(all).toMatchObject({ total: 5, unfiltered: 5, isCapped: false, inStock: 4 });
    expect(all.brands).toEqual([
      { id: 'manwu', name: '慢物', count: 3 },
      { id: 'qinglan', name: '青岚', count: 2 },
    ]);
    expect(all.options).toEqual([
      {
        name: '颜色',
        values: [
          { value: '米白', swatch: null, count: 2 },
          { value: '透明', swatch: null, count: 1 },
          { value: '云灰', swatch: '#c5c9cf', count: 1 },
        ],
      },
    ]);
    expect(all.channels).toEqual([{ id: 'vip', count: 1 }]);
    expect(all.prices).toMatchObject({ minFen: 3_900, maxFen: 19_900 });
    expect(all.prices?.steps).toHaveLength(20);
    expect(all.prices?.steps.reduce((sum, step) => sum + step)).toBe(5);
    expect(all.prices?.steps.at(0)).toBe(1);
    expect(all.prices?.steps.at(-1)).toBe(1);
    expect(Object.fromEntries(all.categories.map(({ id, count }) => [id, count]))).toEqual({
      home: 5,
      homeDecor: 5,
      homeTea: 4,
      homeLamp: 1,
    });
  });

  it('leave a group to its own choices', async () => {
    const chosen = await facets({ option: '颜色:云灰', category: 'homeTea' });
    expect(chosen).toMatchObject({ total: 1, unfiltered: 4 });
    // The other colours still say what choosing them too would add.
    expect(valuesOf(chosen.options, '颜色')).toEqual({ 米白: 2, 透明: 1, 云灰: 1 });
    // Everything else counts what is chosen.
    expect(chosen.brands).toEqual([{ id: 'manwu', name: '慢物', count: 1 }]);
    expect(chosen.prices).toMatchObject({ minFen: 5_900, maxFen: 5_900 });
    expect(Object.fromEntries(chosen.categories.map(({ id, count }) => [id, count]))).toEqual({
      home: 1,
      homeDecor: 1,
      homeTea: 1,
    });
  });

  it('of two groups each count without itself and with the other', async () => {
    const chosen = await facets({ brand: 'qinglan', minFen: '10000' });
    expect(chosen.total).toBe(1);
    expect(chosen.brands).toEqual([
      { id: 'manwu', name: '慢物', count: 1 },
      { id: 'qinglan', name: '青岚', count: 1 },
    ]);
    expect(chosen.prices).toMatchObject({ minFen: 8_900, maxFen: 19_900 });
    expect(await facets({ inStock: '1' })).toMatchObject({ total: 4, unfiltered: 5, inStock: 4 });
  });

  it('show parameters where they mean something', async () => {
    expect(valuesOf((await facets({ category: 'homeDecor' })).attributes, '材质')).toEqual({
      陶瓷: 3,
      '高硼硅, 耐热': 1,
    });
    expect(valuesOf((await facets({ keyword: '马克杯' })).attributes, '材质')).toEqual({});
    expect((await facets({ category: 'homeDecor' })).attributes.map(({ name }) => name)).toEqual(['材质']);
  });

  it('go by what is searched for instead, and are empty where nothing is', async () => {
    expect(await facets({ keyword: '马可杯' })).toMatchObject({ total: 2, unfiltered: 2 });
    expect(await facets({ keyword: '洗衣机' })).toMatchObject({ total: 0, unfiltered: 0, brands: [], prices: null });
    expect(await facets({ keyword: '！' })).toMatchObject({ total: 0, prices: null });
  });
});

describe('suggestions', () => {
  const suggest = async (keyword: string) => {
    const reply = await guest.call('resourceSuggest', { query: `keyword=${encodeURIComponent(keyword)}` });
    return (reply.data as { items: { text: string; kind: string; categoryId: string | null; count: number }[] }).items;
  };

  it('complete characters, pinyin and initials, the most used first', async () => {
    expect((await suggest('马')).at(0)).toEqual({ text: '马克杯', kind: 'word', categoryId: null, count: 2 });
    expect((await suggest('make')).map(({ text }) => text)).toContain('马克杯');
    expect((await suggest('mkb')).at(0)).toMatchObject({ text: '马克杯' });
    expect((await suggest('慢')).at(0)).toMatchObject({ text: '慢物', kind: 'brand', count: 3 });
    expect(await suggest('灯具')).toEqual([{ text: '灯具', kind: 'category', categoryId: 'homeLamp', count: 1 }]);
  });

  it('take no character for a wildcard', async () => {
    expect(await suggest('%')).toEqual([]);
    expect(await suggest('_克')).toEqual([]);
  });

  it('name nothing twice', async () => {
    const texts = (await suggest('m')).map(({ text }) => text);
    expect(texts.length).toBeGreaterThan(1);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('a changed price', () => {
  it('is in lists, filters and facets at once', async () => {
    const lamp = made.get('lamp')?.skuIds[0] ?? '';
    await changePrice(shop.services, { skuId: lamp, priceFen: 1_900, vipPriceFen: null, now: new Date() });
    expect((await names({ sort: 'priceUp' })).at(0)).toBe('lamp');
    expect(await names({ maxFen: '2000' })).toEqual(['lamp']);
    expect((await facets()).prices).toMatchObject({ minFen: 1_900, maxFen: 16_800 });
    await changePrice(shop.services, { skuId: lamp, priceFen: 19_900, vipPriceFen: null, now: new Date() });
    expect(await names({ maxFen: '2000' })).toEqual([]);
    expect(idOf('lamp')).not.toBe('');
  });
});
