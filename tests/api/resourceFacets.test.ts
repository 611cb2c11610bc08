import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShopClient } from '../support/createShopClient.ts';
import { type GoodsShop, startGoodsShop } from '../support/startGoodsShop.ts';

let goods: GoodsShop;

beforeAll(async () => {
  goods = await startGoodsShop();
});
afterAll(async () => {
  expect(await goods.shop.broken()).toEqual([]);
  await goods.shop.stop();
});

const valuesOf = (
  groups: readonly { name: string; values: readonly { value: string; count: number }[] }[],
  name: string,
) =>
  Object.fromEntries(
    (groups.find((group) => group.name === name)?.values ?? []).map(({ value, count }) => [value, count]),
  );

describe('facets', () => {
  it('count everything there is', async () => {
    const all = await goods.facets();
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
    // The lamp for ¥199 does not press the cups into one step.
    expect(all.prices?.edgesFen).toEqual([3_900, 5_900, 8_900, 16_800, 19_900]);
    expect(all.prices?.steps).toEqual([1, 1, 1, 2]);
    expect(Object.fromEntries(all.categories.map(({ id, count }) => [id, count]))).toEqual({
      home: 5,
      homeDecor: 5,
      homeTea: 4,
      homeLamp: 1,
    });
  });

  it('leave a group to its own choices', async () => {
    const chosen = await goods.facets({ option: '颜色:云灰', category: 'homeTea' });
    expect(chosen).toMatchObject({ total: 1, unfiltered: 4 });
    // The other colours still show how many products choosing them too would add.
    expect(valuesOf(chosen.options, '颜色')).toEqual({ 米白: 2, 透明: 1, 云灰: 1 });
    // All other groups count with the chosen colour.
    expect(chosen.brands).toEqual([{ id: 'manwu', name: '慢物', count: 1 }]);
    expect(chosen.prices).toMatchObject({ minFen: 5_900, maxFen: 5_900 });
    expect(Object.fromEntries(chosen.categories.map(({ id, count }) => [id, count]))).toEqual({
      home: 1,
      homeDecor: 1,
      homeTea: 1,
    });
  });

  it('of two groups each count without itself and with the other', async () => {
    const chosen = await goods.facets({ brand: 'qinglan', minFen: '10000' });
    expect(chosen.total).toBe(1);
    expect(chosen.brands).toEqual([
      { id: 'manwu', name: '慢物', count: 1 },
      { id: 'qinglan', name: '青岚', count: 1 },
    ]);
    expect(chosen.prices).toMatchObject({ minFen: 8_900, maxFen: 19_900 });
    expect(await goods.facets({ inStock: '1' })).toMatchObject({ total: 4, unfiltered: 5, inStock: 4 });
  });

  it('show parameters where they mean something', async () => {
    expect(valuesOf((await goods.facets({ category: 'homeDecor' })).attributes, '材质')).toEqual({
      陶瓷: 3,
      '高硼硅, 耐热': 1,
    });
    expect(valuesOf((await goods.facets({ keyword: '马克杯' })).attributes, '材质')).toEqual({});
    expect((await goods.facets({ category: 'homeDecor' })).attributes.map(({ name }) => name)).toEqual(['材质']);
  });

  it('go by what is searched for instead, and are empty where nothing is', async () => {
    expect(await goods.facets({ keyword: '马可杯' })).toMatchObject({ total: 2, unfiltered: 2 });
    expect(await goods.facets({ keyword: '洗衣机' })).toMatchObject({
      total: 0,
      unfiltered: 0,
      brands: [],
      prices: null,
    });
    expect(await goods.facets({ keyword: '！' })).toMatchObject({ total: 0, prices: null });
  });
});

describe('a request that would be hundreds', () => {
  it('is refused: each name is counted on its own', async () => {
    const guest = createShopClient(goods.shop);
    const many = (count: number) => Array.from({ length: count }, (_, index) => `名${index}:值`).join(',');
    for (const field of ['option', 'attribute']) {
      const ask = (count: number) =>
        guest.call('resourceFacets', { query: `${field}=${encodeURIComponent(many(count))}` });
      expect((await ask(6)).status, field).toBe(400);
      expect((await ask(5)).status, field).toBe(200);
    }
  });
});
