import { expect, it } from 'vitest';
import { spanWords } from './spanWords.ts';

it('is as exact as the span is short', () => {
  expect([0, 42, 222, 555, 2520, 4080, 13 * 3600].map(spanWords)).toEqual([
    '0 秒',
    '42 秒',
    '3 分 42 秒',
    '9 分 15 秒',
    '42 分',
    '1 小时 08 分',
    '13 小时 00 分',
  ]);
});
