import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changePriceOf } from '../support/changePriceOf.ts';
import { type GoodsShop, startGoodsShop } from '../support/startGoodsShop.ts';

let goods: GoodsShop;

beforeAll(async () => {
  goods = await startGoodsShop();
});
afterAll(async () => {
  expect(await goods.shop.broken()).toEqual([]);
  await goods.shop.stop();
});

describe('a list', () => {
  it('is in the order asked for', async () => {
    expect(await goods.names({ sort: 'new' })).toEqual(['lamp', 'glass', 'white', 'grey', 'pot']);
    expect(await goods.names({ sort: 'priceUp' })).toEqual(['white', 'grey', 'glass', 'pot', 'lamp']);
    expect(await goods.names({ sort: 'priceDown' })).toEqual(['lamp', 'pot', 'glass', 'grey', 'white']);
    expect(await goods.names({ category: 'homeTea', sort: 'priceUp', inStock: '1' })).toEqual([
      'white',
      'grey',
      'glass',
      'pot',
    ]);
  });

  it('goes down to each level of the tree, and is empty for a category that does not exist', async () => {
    expect(await goods.names({ category: 'home', sort: 'new' })).toHaveLength(5);
    expect(await goods.names({ category: 'homeDecor', sort: 'new' })).toHaveLength(5);
    expect(await goods.names({ category: 'homeLamp' })).toEqual(['lamp']);
    expect(await goods.names({ category: 'nowhere' })).toEqual([]);
    expect(await goods.names({ category: 'nowhere', brand: 'manwu' })).toEqual([]);
  });

  it('is narrowed by each filter; values of one group widen it', async () => {
    const sort = 'priceUp';
    expect(await goods.names({ sort, brand: 'qinglan' })).toEqual(['glass', 'lamp']);
    expect(await goods.names({ sort, brand: 'qinglan,manwu', inStock: '1' })).toEqual([
      'white',
      'grey',
      'glass',
      'pot',
    ]);
    expect(await goods.names({ sort, option: '颜色:米白' })).toEqual(['white', 'grey']);
    expect(await goods.names({ sort, option: '颜色:云灰,颜色:透明' })).toEqual(['grey', 'glass']);
    expect(await goods.names({ sort, option: '颜色:米白', attribute: '材质:陶瓷', brand: 'manwu' })).toEqual([
      'white',
      'grey',
    ]);
    expect(await goods.names({ sort, attribute: '材质:高硼硅, 耐热' })).toEqual(['glass']);
    expect(await goods.names({ sort, channel: 'vip' })).toEqual(['white']);
    expect(await goods.names({ sort, channel: 'woot' })).toEqual([]);
    expect(await goods.names({ sort, minFen: '3901', maxFen: '8900' })).toEqual(['grey', 'glass']);
    expect(await goods.names({ sort, minFen: '8900', maxFen: '3901' })).toEqual(['grey', 'glass']);
    expect(await goods.names({ sort, maxFen: '3899' })).toEqual([]);
    expect(await goods.names({ sort: 'new', minFen: '3901', maxFen: '8900' })).toEqual(['glass', 'grey']);
    expect(await goods.names({ sort: 'new', category: 'homeTea', minFen: '5900', maxFen: '6000' })).toEqual(['grey']);
    expect(await goods.names({ sort: 'new', category: 'homeTea', minFen: '5901' })).toEqual(['glass', 'pot']);
    expect(await goods.names({ sort: 'new', brand: 'manwu', minFen: '3901', maxFen: '4000' })).toEqual([]);
    expect(await goods.names({ sort: 'new', brand: 'manwu', maxFen: '5900', inStock: '1' })).toEqual(['white', 'grey']);
    expect(await goods.names({ sort, keyword: '马克杯', option: '颜色:云灰' })).toEqual(['grey']);
  });

  it('refuses a filter without a name or value', async () => {
    for (const option of ['颜色', ':米白', '颜色:'])
      expect((await goods.guest.call('resourceList', { query: `option=${encodeURIComponent(option)}` })).status).toBe(
        400,
      );
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
    expect((await goods.names({ keyword })).toSorted()).toEqual([...expected].toSorted());
    expect((await goods.list({ keyword })).searchedFor).toBeNull();
  });

  it('finds every part of a title of two characters and more', async () => {
    for (const run of ['粗陶马克杯', '手作青瓷侧把壶'])
      for (let from = 0; from < run.length - 1; from += 1)
        for (let to = from + 2; to <= run.length; to += 1) {
          const page = await goods.list({ keyword: run.slice(from, to) });
          expect(page.items.map(({ title }) => title).join(), run.slice(from, to)).toContain(run);
          expect(page.searchedFor).toBeNull();
        }
  });

  it('says what it searched for instead', async () => {
    expect(await goods.list({ keyword: '马可杯' })).toMatchObject({ searchedFor: '马克杯', items: { length: 2 } });
    expect(await goods.list({ keyword: '大象马克杯' })).toMatchObject({ searchedFor: '马克杯', items: { length: 2 } });
    // 送 and 想买 stand for nothing, whatever they are found on.
    expect(await goods.list({ keyword: '想买个送领导的马克杯' })).toMatchObject({ searchedFor: '马克杯' });
    expect(await goods.list({ keyword: '想买来送人' })).toEqual({ items: [], nextCursor: null, searchedFor: null });
  });

  it('keeps to the words when a filter is what leaves nothing', async () => {
    expect(await goods.list({ keyword: '马克杯', brand: 'qinglan' })).toEqual({
      items: [],
      nextCursor: null,
      searchedFor: null,
    });
    expect(await goods.list({ keyword: '洗衣机' })).toEqual({ items: [], nextCursor: null, searchedFor: null });
    expect(await goods.list({ keyword: '？！' })).toEqual({ items: [], nextCursor: null, searchedFor: null });
  });

  it.each(["'", String.raw`\ `, "a' | 'b", '杯 & !壶:*', '%_', '<->', "马克杯'); drop table products; --"])(
    'takes %j as words',
    async (keyword) => {
      expect(
        (await goods.guest.call('resourceList', { query: `keyword=${encodeURIComponent(keyword)}x` })).status,
      ).toBe(200);
      expect(
        (await goods.guest.call('resourceFacets', { query: `keyword=${encodeURIComponent(keyword)}x` })).status,
      ).toBe(200);
      expect(
        (await goods.guest.call('resourceSuggest', { query: `keyword=${encodeURIComponent(keyword)}x` })).status,
      ).toBe(200);
    },
  );
});

describe('suggestions', () => {
  const suggest = async (keyword: string) => {
    const reply = await goods.guest.call('resourceSuggest', { query: `keyword=${encodeURIComponent(keyword)}` });
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
    const lamp = goods.made.get('lamp')?.skuIds[0] ?? '';
    await changePriceOf(goods.shop.services, { skuId: lamp, priceFen: 1_900, vipPriceFen: null, now: new Date() });
    expect((await goods.names({ sort: 'priceUp' })).at(0)).toBe('lamp');
    expect(await goods.names({ maxFen: '2000' })).toEqual(['lamp']);
    expect((await goods.facets()).prices).toMatchObject({ minFen: 1_900, maxFen: 16_800 });
    await changePriceOf(goods.shop.services, { skuId: lamp, priceFen: 19_900, vipPriceFen: null, now: new Date() });
    expect(await goods.names({ maxFen: '2000' })).toEqual([]);
  });
});
