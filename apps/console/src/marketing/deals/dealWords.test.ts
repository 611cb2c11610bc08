import { expect, it } from 'vitest';
import { daysOfMonth, monthAfter } from './dealWords.ts';

it('shows a month in whole weeks, from Sunday to Saturday', () => {
  const november = daysOfMonth('2026-11-19');
  expect([november[0], november.at(-1), november.length]).toEqual(['2026-11-01', '2026-12-05', 35]);
  const february = daysOfMonth('2026-02-28');
  expect([february[0], february.at(-1), february.length]).toEqual(['2026-02-01', '2026-02-28', 28]);
  const august = daysOfMonth('2026-08-15');
  expect([august[0], august.at(-1), august.length]).toEqual(['2026-07-26', '2026-09-05', 42]);
});

it('goes from month to month over the end of the year', () => {
  expect(monthAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(monthAfter('2026-01-31', -1)).toBe('2025-12-01');
});
