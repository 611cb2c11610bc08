import { expect, it } from 'vitest';
import { clockWords, leftWords } from './timeWords.ts';

it('counts down in minutes and seconds, with hours where there are any', () => {
  expect([clockWords(1104), clockWords(9), clockWords(3661)]).toEqual(['18:24', '00:09', '1:01:01']);
});

it('tells how long it is still', () => {
  const spans = [8 * 86_400 + 22 * 3600 + 59, 2 * 86_400, 5 * 3600 + 7, 61, 3];
  expect(spans.map(leftWords)).toEqual(['8 天 22 小时', '2 天', '5 小时 1 分', '2 分钟', '1 分钟']);
});
