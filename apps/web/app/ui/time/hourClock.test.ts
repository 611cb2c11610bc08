import { expect, it } from 'vitest';
import { hourClock, leftWords } from './hourClock.ts';

it('writes a countdown in two digits each, also beyond a day', () => {
  expect(hourClock(11_565).join(':')).toBe('03:12:45');
  expect(hourClock(0).join(':')).toBe('00:00:00');
  expect(hourClock(100 * 3600 + 61).join(':')).toBe('100:01:01');
});

it('says the time left without seconds', () => {
  expect([11_565, 7200, 719, 59].map(leftWords)).toEqual(['3 小时 12 分', '2 小时', '11 分钟', '不到 1 分钟']);
});
