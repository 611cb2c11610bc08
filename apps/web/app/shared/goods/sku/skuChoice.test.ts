import { describe, expect, it } from 'vitest';
import { changedOptions, findChoice, getFirstChoice, type Pickable, surchargeFen, valueState } from './skuChoice.ts';

function sku(label: string, available = 5, priceFen = 49_900): Pickable {
  return { id: label, optionValues: label.split('/'), available, priceFen };
}

const grey = sku('云灰/标准版');
const greyTravel = sku('云灰/旅行套装', 5, 55_900);
const blue = sku('雾蓝/标准版', 0);
const blueTravel = sku('雾蓝/旅行套装', 3, 55_900);
const black = sku('墨黑/标准版', 7);
const pink = sku('浅粉/标准版', 0);
const skus = [grey, greyTravel, blue, blueTravel, black, pink];

describe('a value, given what is chosen', () => {
  it('is possible when there are pieces with everything else as chosen', () => {
    expect(valueState(skus, grey, 0, '墨黑')).toBe('possible');
    expect(valueState(skus, grey, 1, '旅行套装')).toBe('possible');
  });

  it('is sold out when nothing is left of it in what was chosen before it', () => {
    expect(valueState(skus, grey, 0, '浅粉')).toBe('soldOut');
    expect(valueState(skus, blueTravel, 1, '标准版')).toBe('soldOut');
  });

  it('is not made when no SKU has it with what was chosen before it', () => {
    expect(valueState(skus, black, 1, '旅行套装')).toBe('notMade');
    expect(valueState(skus, grey, 1, '三年质保版')).toBe('notMade');
  });

  it('switches when only other versions of it are left', () => {
    expect(valueState(skus, grey, 0, '雾蓝')).toBe('switches');
    expect(valueState(skus, greyTravel, 0, '墨黑')).toBe('switches');
  });
});

describe('choosing', () => {
  it('changes only what was pressed, where it can', () => {
    expect(findChoice(skus, grey, 1, '旅行套装')).toBe(greyTravel);
    expect(findChoice(skus, greyTravel, 0, '雾蓝')).toBe(blueTravel);
  });

  it('changes the options after it when there is nothing else', () => {
    expect(findChoice(skus, grey, 0, '雾蓝')).toBe(blueTravel);
    expect(changedOptions(grey, blueTravel)).toEqual([0, 1]);
  });

  it('leads nowhere for what is sold out or not made', () => {
    expect(findChoice(skus, grey, 0, '浅粉')).toBeUndefined();
    expect(findChoice(skus, black, 1, '旅行套装')).toBeUndefined();
  });

  it('keeps as many of three options as it can', () => {
    const three = [sku('红/大/厚'), sku('蓝/小/薄'), sku('蓝/大/薄'), sku('蓝/大/厚', 0)];
    expect(findChoice(three, three[0]!, 0, '蓝')?.id).toBe('蓝/大/薄');
  });

  it('reaches every SKU in stock from every other, whatever is sold out', () => {
    const scattered = [sku('a/x'), sku('a/y', 0), sku('b/x', 0), sku('b/y'), sku('c/z')];
    const inStock = scattered.filter(({ available }) => available > 0);
    for (const from of inStock) {
      for (const to of inStock) {
        const arrived = to.optionValues.reduce<Pickable>(
          (at, value, option) => findChoice(scattered, at, option, value) ?? at,
          from,
        );
        expect(arrived).toBe(to);
      }
    }
  });
});

describe('the first choice', () => {
  it('is the cheapest that is there', () => {
    expect(getFirstChoice([sku('a', 0, 100), sku('b', 1, 300), sku('c', 1, 200), sku('d', 1, 200)]).id).toBe('c');
  });

  it('is the first of all when nothing is left', () => {
    expect(getFirstChoice([sku('a', 0, 200), sku('b', 0, 100)]).id).toBe('a');
  });
});

it('tells what a value costs more than the cheapest of its option', () => {
  expect(surchargeFen(skus, grey, 1, '旅行套装')).toBe(6_000);
  expect(surchargeFen(skus, greyTravel, 1, '旅行套装')).toBe(6_000);
  expect(surchargeFen(skus, greyTravel, 1, '标准版')).toBe(0);
  expect(surchargeFen(skus, black, 1, '旅行套装')).toBe(0);
});
