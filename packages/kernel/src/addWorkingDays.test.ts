import { expect, it } from 'vitest';
import { addWorkingDays } from './addWorkingDays.ts';

const holidays = new Set(['2026-10-01', '2026-10-02', '2026-10-05', '2026-10-06', '2026-10-07']);

it.each([
  ['2026-11-16', 1, '2026-11-17', 'Monday to Tuesday'],
  ['2026-11-13', 1, '2026-11-16', 'Friday to Monday'],
  ['2026-11-14', 2, '2026-11-17', 'a Saturday does not count'],
  ['2026-11-15', 1, '2026-11-16', 'nor does a Sunday'],
  ['2026-09-30', 2, '2026-10-09', 'over the holidays of October'],
  ['2026-12-31', 2, '2027-01-04', 'over the year: without the holiday'],
  ['2026-11-16', 0, '2026-11-16', 'the day itself'],
])('%s and %i working days is %s: %s', (day, count, then) => {
  expect(addWorkingDays(day, count, holidays)).toBe(then);
});
