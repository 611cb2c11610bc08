import { expect, it } from 'vitest';
import { addMonths, businessMonth, monthSpan } from './businessMonth.ts';

it('cuts months at midnight in Shanghai', () => {
  expect(businessMonth(new Date('2026-10-31T15:59:59.999Z'))).toBe('2026-10');
  expect(businessMonth(new Date('2026-10-31T16:00:00Z'))).toBe('2026-11');
  const { from, until } = monthSpan('2026-12');
  expect([from.toISOString(), until.toISOString()]).toEqual(['2026-11-30T16:00:00.000Z', '2026-12-31T16:00:00.000Z']);
});

it('counts months over the turn of a year', () => {
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1), addMonths('2026-11', -11)]).toEqual([
    '2027-01',
    '2025-12',
    '2025-12',
  ]);
});
