import { expect, it } from 'vitest';
import { dealFacts, leadFacts, leadFirst } from './dealFacts.ts';

const deal = {
  allocated: 100,
  sold: 59,
  held: 4,
  left: 37,
  soldOutAt: null as string | null,
  beginsAt: '2026-11-15T02:00:00.000Z',
  isPaused: false,
};
const soldOut = { ...deal, sold: 100, held: 0, left: 0 };

it('tells before the beginning how many there are, and from when on', () => {
  expect(dealFacts({ ...deal, sold: 0, held: 0, left: 100 }, 'before')).toEqual(['共 100 件', '10:00 开始']);
});

it('tells what is left; the large card also tells who has not paid yet', () => {
  expect(dealFacts(deal, 'running')).toEqual(['已抢 63 / 100', '剩 37 件']);
  expect(leadFacts(deal, 'running')).toEqual(['已售 59 · 待付款 4', '剩 37 / 100 件']);
});

it('does not say sold out while a piece may come back', () => {
  const taken = { ...deal, sold: 97, held: 3, left: 0 };
  expect(dealFacts(taken, 'running')).toEqual(['已抢 100 / 100', '3 件待付款']);
  expect(leadFacts(taken, 'running')).toEqual(['已抢 100 / 100', '3 件待付款']);
});

it.each([
  ['2026-11-15T02:00:42.000Z', '42 秒抢完'],
  ['2026-11-15T02:21:30.000Z', '21 分钟抢完'],
  ['2026-11-15T03:00:00.000Z', '1 小时抢完'],
  ['2026-11-15T03:08:59.000Z', '1 小时 8 分抢完'],
])('tells how fast they went: until %s', (soldOutAt, words) => {
  expect(dealFacts({ ...soldOut, soldOutAt }, 'running')).toEqual(['已抢 100 / 100', words]);
});

it('says when claims are paused', () => {
  expect(dealFacts({ ...deal, isPaused: true }, 'running')[1]).toBe('暂停中');
  expect(leadFacts({ ...deal, isPaused: true }, 'running')[1]).toBe('暂停中');
});

it('puts first what can be had, and keeps the order otherwise', () => {
  const [gone, some, more] = [{ left: 0 }, { left: 2 }, { left: 5 }];
  expect(leadFirst([gone, some, more])).toEqual([some, gone, more]);
  expect(leadFirst([gone])).toEqual([gone]);
  expect(leadFirst([])).toEqual([]);
});
