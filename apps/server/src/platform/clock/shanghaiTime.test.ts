import { expect, test } from 'vitest';
import { findShanghaiTime, toShanghaiTime } from './shanghaiTime.ts';

test('midnight in Shanghai is 16:00 of the day before in UTC', () => {
  expect(toShanghaiTime(new Date('2026-11-14T16:00:00Z'))).toBe('2026-11-15 00:00:00');
  expect(findShanghaiTime('2026-11-15 00:00:00')).toEqual(new Date('2026-11-14T16:00:00Z'));
});

test.each(['', '2026-11-15', '2026-11-15T00:00:00', '2026-13-15 00:00:00', '2026-11-15 25:00:00'])(
  '%j is no time',
  (stamp) => {
    expect(findShanghaiTime(stamp)).toBeUndefined();
  },
);
