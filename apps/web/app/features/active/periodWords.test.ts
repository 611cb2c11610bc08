import { expect, it } from 'vitest';
import { periodWords, startWords } from './periodWords.ts';

it('begins at 00:00 and ends at 24:00, the month said once', () => {
  expect(startWords('2026-11-14T16:00:00Z')).toBe('11 月 15 日 00:00');
  expect(periodWords('2026-11-14T16:00:00Z', '2026-11-30T16:00:00Z')).toBe('11 月 15 日 00:00 至 30 日 24:00');
  expect(periodWords('2026-11-14T16:00:00Z', '2026-12-05T04:30:00Z')).toBe('11 月 15 日 00:00 至 12 月 5 日 12:30');
});

it('says the year of an end in another one', () => {
  expect(periodWords('2026-11-14T16:00:00Z', '2027-11-14T16:00:00Z')).toBe(
    '11 月 15 日 00:00 至 2027 年 11 月 14 日 24:00',
  );
});
