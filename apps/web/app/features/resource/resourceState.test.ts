import { describe, expect, it } from 'vitest';
import { addressFor, filtersOf, readState, withCategory, withoutConditions, withToggled } from './resourceState.ts';

const read = (query: string) => readState(new URLSearchParams(query));

const full =
  'keyword=%E9%9D%92%E7%93%B7&category=decor&brand=manwu,shanyu&option=%E9%A2%9C%E8%89%B2:%E5%8E%9F%E6%9C%A8&attribute=%E6%9D%90%E8%B4%A8:%E9%99%B6%E7%93%B7&channel=vip&minFen=2000&maxFen=60000&inStock=1&campaign=7dbc1590-5183-8a85-b873-72e2b1c3e97f&sort=priceUp';

describe('readState', () => {
  it('reads every part of an address', () => {
    expect(read(full)).toEqual({
      keyword: '青瓷',
      category: 'decor',
      brands: ['manwu', 'shanyu'],
      options: ['颜色:原木'],
      attributes: ['材质:陶瓷'],
      channels: ['vip'],
      minFen: 2000,
      maxFen: 60_000,
      inStock: true,
      campaign: '7dbc1590-5183-8a85-b873-72e2b1c3e97f',
      sort: 'priceUp',
    });
  });

  it('leaves out what means nothing, instead of asking the API for it', () => {
    const state = read(
      'category=%2e%2e&brand=A,manwu,manwu,&option=颜色&channel=all&minFen=-1&maxFen=1e3&sort=best&inStock=yes&campaign=none',
    );
    expect(addressFor(state)).toBe('/resource?brand=manwu');
  });

  it('takes a comma inside a value for what it is', () => {
    expect(read('attribute=净含量:1,000 克,材质:陶瓷').attributes).toEqual(['净含量:1,000 克', '材质:陶瓷']);
  });

  it.each([
    ['  青  瓷 ', '青  瓷'],
    ['a\u0000b\u202e', 'ab'],
    ['茶'.repeat(80), '茶'.repeat(60)],
  ])('cleans the keyword %j', (typed, keyword) => {
    expect(read(new URLSearchParams({ keyword: typed }).toString()).keyword).toBe(keyword);
  });

  it('reads yuan from a form without script, in either order', () => {
    expect(read('minYuan=600&maxYuan=20')).toMatchObject({ minFen: 2000, maxFen: 60_000 });
    expect(read('minYuan=&maxYuan=20')).toMatchObject({ minFen: null, maxFen: 2000 });
  });
});

describe('addressFor', () => {
  it('gives the address back that was read', () => {
    expect(addressFor(read(full))).toBe(`/resource?${full}`);
  });

  it('is plain when there is nothing to say', () => {
    expect(addressFor(read('sort=score'))).toBe('/resource');
  });
});

it('asks the API with the words of the address, without the sort', () => {
  expect(filtersOf(read('category=decor&inStock=1&sort=sales&option=颜色:原木,颜色:米白'))).toEqual({
    category: 'decor',
    inStock: '1',
    option: '颜色:原木,颜色:米白',
  });
});

it('adds a condition, and takes it away again', () => {
  const once = withToggled(read('brand=manwu'), 'brands', 'shanyu');
  expect(once.brands).toEqual(['manwu', 'shanyu']);
  expect(withToggled(once, 'brands', 'manwu').brands).toEqual(['shanyu']);
});

it('keeps words and order when the conditions are cleared', () => {
  expect(addressFor(withoutConditions(read(full)))).toBe(
    '/resource?keyword=%E9%9D%92%E7%93%B7&category=decor&sort=priceUp',
  );
});

it('goes to another category without conditions that may not exist there', () => {
  expect(addressFor(withCategory(read(full), 'lamp'))).toBe(
    '/resource?keyword=%E9%9D%92%E7%93%B7&category=lamp&inStock=1&campaign=7dbc1590-5183-8a85-b873-72e2b1c3e97f&sort=priceUp',
  );
});
