import { expect, it } from 'vitest';
import { conditionsOf } from './conditions.ts';
import { readState } from './resourceState.ts';

const id = '7dbc1590-5183-8a85-b873-72e2b1c3e97f';
const labels = (query: string, isOver = false) =>
  conditionsOf(readState(new URLSearchParams(query)), {
    total: 1,
    isCapped: false,
    unfiltered: 2,
    brands: [{ id: 'manwu', name: '慢物', count: 1 }],
    options: [],
    attributes: [],
    channels: [],
    inStock: 1,
    prices: null,
    campaign: { id, name: '把客厅，还给周末', isOver },
  }).map(({ label }) => label);

it('names each condition as people say it', () => {
  expect(
    labels(
      'keyword=茶&category=decor&inStock=1&channel=vip&brand=manwu,other&minFen=2000&maxFen=60050&option=颜色:原木&attribute=材质:陶瓷',
    ),
  ).toEqual(['仅看有货', '有 VIP 价', '慢物', 'other', '¥20 – ¥600.50', '原木', '陶瓷']);
});

it.each([
  ['minFen=2000', ['¥20 以上']],
  ['maxFen=2000', ['¥20 以下']],
  ['category=decor', []],
])('%s', (query, expected) => {
  expect(labels(query)).toEqual(expected);
});

it('leads to the page without the one condition', () => {
  const [first] = conditionsOf(readState(new URLSearchParams('category=decor&brand=manwu&inStock=1')), null);
  expect(first?.to).toBe('/resource?category=decor&brand=manwu');
});

it('names the campaign whose goods these are, and says when it is over', () => {
  expect(labels(`campaign=${id}&inStock=1`)).toEqual(['活动：把客厅，还给周末', '仅看有货']);
  expect(labels(`campaign=${id}`, true)).toEqual(['已结束的活动：把客厅，还给周末']);
  const [condition] = conditionsOf(readState(new URLSearchParams(`campaign=${id}&category=home`)), null);
  expect(condition).toEqual({ label: '活动商品', to: '/resource?category=home' });
});
