import { expect, it } from 'vitest';
import { averageWords, hasDearerDays, leastFen, pricesWords, roomWords } from './placeWords.ts';

it('says how many there are of a place and how much it is seen', () => {
  const seen = { impressionsPerDay: 41_860, clickRateBp: 168 };
  expect(roomWords({ place: 'homeHero', ...seen }, 12)).toBe('1 个位置，近 30 天日均 41,860 次');
  expect(roomWords({ place: 'category', ...seen }, 12)).toBe('12 类各 1 个，近 30 天日均 41,860 次');
  expect(roomWords({ place: 'search', ...seen }, 12)).toBe('每个词 1 个，首行第 4 格');
  expect(roomWords({ place: 'article', impressionsPerDay: null, clickRateBp: null }, 12)).toBe('1 个位置');
  expect(averageWords(seen)).toBe('日均 41,860 次展示，点击率 1.7%');
  expect(averageWords({ impressionsPerDay: null, clickRateBp: null })).toBe('近 30 天这里没有投放');
});

it('names a weekend only where it costs more', () => {
  expect([pricesWords('homeHero'), leastFen('homeHero')]).toEqual(['工作日 ¥480，周末 ¥560', 48_000]);
  expect(pricesWords('search')).toBe('每天 ¥45');
  expect([hasDearerDays('homeHero'), hasDearerDays('search')]).toEqual([true, false]);
});
