import { expect, it } from 'vitest';
import { followerWords } from './followerWords.ts';

it.each([
  [0, '0'],
  [9999, '9,999'],
  [10_000, '1 万'],
  [94_000, '9.4 万'],
  [382_999, '38.2 万'],
  [1_204_000, '120.4 万'],
  [99_999_999, '9,999.9 万'],
  [120_000_000, '1.2 亿'],
])('%i people', (count, words) => {
  expect(followerWords(count)).toBe(words);
});
