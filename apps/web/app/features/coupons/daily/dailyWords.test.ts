import { expect, it } from 'vitest';
import { dailyWords, pastDayWord } from './dailyWords.ts';

it('tells what is not taken from what was not used', () => {
  expect([null, 'unused', 'used', 'locked', 'expired'].map((state) => pastDayWord(state as never))).toEqual([
    '没领',
    '未用',
    '已用',
    '已用',
    '未用',
  ]);
  expect(dailyWords(null).title).toBe('今天的日券还没领');
  expect(dailyWords('unused').title).toBe('今天的日券已领');
  expect(dailyWords('used').title).toBe('今天的日券已用掉');
});
