import { expect, it } from 'vitest';
import { momentWords, soonWords } from './couponTimes.ts';

const now = '2026-11-15T02:00:00Z';

it('calls the end of a day its 24:00', () => {
  expect(momentWords('2026-11-18T16:00:00Z')).toBe('11 月 18 日 24:00');
  expect(momentWords('2026-11-18T04:30:00Z')).toBe('11 月 18 日 12:30');
});

it('points out what ends within seven days', () => {
  expect(soonWords('2026-11-15T16:00:00Z', now)).toBe('今天到期');
  expect(soonWords('2026-11-16T16:00:00Z', now)).toBe('还剩 1 天');
  expect(soonWords('2026-11-18T16:00:00Z', now)).toBe('还剩 3 天');
  expect(soonWords('2026-11-22T16:00:00Z', now)).toBe('还剩 7 天');
  expect(soonWords('2026-11-23T16:00:00Z', now)).toBeNull();
  expect(soonWords('2026-11-15T01:00:00Z', now)).toBeNull();
});
