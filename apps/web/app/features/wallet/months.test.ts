import { expect, it } from 'vitest';
import { lastMonths, monthLong, monthSeenFrom, monthShort } from './months.ts';

it('names months, with the year where it is another', () => {
  expect([monthShort('2026-01'), monthLong('2026-11')]).toEqual(['1 月', '2026 年 11 月']);
  expect([monthSeenFrom('2026-10', '2026-11'), monthSeenFrom('2025-12', '2026-01')]).toEqual([
    '10 月',
    '2025 年 12 月',
  ]);
});

it('counts twelve months back from the month it is in Shanghai', () => {
  const months = lastMonths(Date.parse('2026-01-31T16:30:00Z'));
  expect(months).toHaveLength(12);
  expect([months[0], months[1], months[2], months[11]]).toEqual(['2026-02', '2026-01', '2025-12', '2025-03']);
});
