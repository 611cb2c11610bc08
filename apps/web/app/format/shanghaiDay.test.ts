import { expect, it } from 'vitest';
import {
  shanghaiClock,
  shanghaiDay,
  shanghaiMinute,
  shanghaiMonthDay,
  shanghaiSecond,
  weekdayOf,
} from './shanghaiDay.ts';

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

it('tells the time of day and the weekday in the shop’s own time', () => {
  expect(shanghaiSecond('2026-11-15T10:27:42.300Z')).toBe('18:27:42');
  expect(shanghaiClock('2026-11-15T16:05:00Z')).toBe('00:05');
  expect(['2026-11-15', '2026-11-14', '2026-02-28'].map(weekdayOf)).toEqual(['周日', '周六', '周六']);
});
