import { expect, it } from 'vitest';
import { endOfNextYear, lastDay, soonestEnd } from './lotEnd.ts';

it('ends with the next calendar year, by the calendar of Shanghai', () => {
  expect(endOfNextYear(new Date('2026-11-15T12:00:00+08:00'))).toEqual(new Date('2028-01-01T00:00:00+08:00'));
  expect(endOfNextYear(new Date('2026-12-31T23:59:59.999+08:00'))).toEqual(new Date('2028-01-01T00:00:00+08:00'));
  expect(endOfNextYear(new Date('2026-12-31T16:00:00Z'))).toEqual(new Date('2029-01-01T00:00:00+08:00'));
  expect(lastDay(new Date('2028-01-01T00:00:00+08:00'))).toBe('2027-12-31');
});

it('is good for thirty whole days when it comes back', () => {
  expect(lastDay(soonestEnd(new Date('2026-11-15T00:00:00+08:00')))).toBe('2026-12-15');
  expect(lastDay(soonestEnd(new Date('2026-11-15T23:59:00+08:00')))).toBe('2026-12-15');
});
