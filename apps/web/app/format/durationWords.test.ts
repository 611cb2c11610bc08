import { expect, it } from 'vitest';
import { durationWords } from './durationWords.ts';

it.each([
  [0, '0 秒'],
  [42.9, '42 秒'],
  [60, '1 分钟'],
  [222, '3 分 42 秒'],
  [540, '9 分钟'],
  [555, '9 分 15 秒'],
  [2580, '43 分钟'],
  [3960, '1 小时 6 分'],
  [13 * 3600 + 59, '13 小时'],
  [2 * 86_400 + 3599, '2 天'],
  [8 * 86_400 + 22 * 3600, '8 天 22 小时'],
])('says %d seconds as %s', (seconds, words) => {
  expect(durationWords(seconds)).toBe(words);
});
