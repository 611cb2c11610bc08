import { expect, it } from 'vitest';
import { rateWords } from './rateWords.ts';

it.each([
  [300, 800, '3% 至 8%'],
  [500, 500, '5%'],
  [450, 1000, '4.5% 至 10%'],
])('from %i to %i', (fromBp, toBp, words) => {
  expect(rateWords({ fromBp, toBp })).toBe(words);
});
