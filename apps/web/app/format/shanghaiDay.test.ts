import { expect, it } from 'vitest';
import { shanghaiDay, shanghaiMinute, shanghaiMonthDay } from './shanghaiDay.ts';

it('cuts days at midnight in Shanghai', () => {
  expect(shanghaiDay('2026-11-14T15:59:59Z')).toBe('2026-11-14');
  expect(shanghaiDay('2026-11-14T16:00:00Z')).toBe('2026-11-15');
  expect(shanghaiDay(Date.UTC(2026, 11, 31, 16))).toBe('2027-01-01');
});

it('writes month and day as people do', () => {
  expect(shanghaiMonthDay('2026-09-02T20:00:00Z')).toBe('9 月 3 日');
});

it('is the time in Shanghai, wherever it is read', () => {
  expect(shanghaiMinute('2026-11-13T12:06:59Z')).toBe('11-13 20:06');
  expect(shanghaiMinute('2026-10-31T16:00:00Z')).toBe('11-01 00:00');
});
