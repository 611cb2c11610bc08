import { expect, it } from 'vitest';
import { addDays, bookableDays, daysOf } from './bookableDays.ts';

const none = new Set<string>();
const at = (text: string) => new Date(`${text}+08:00`);

it.each([
  ['2026-11-15T18:15', '2026-11-18', 'the picture: a Sunday counts as Monday, looked at on Tuesday'],
  ['2026-11-16T23:59', '2026-11-18', 'a Monday, looked at on Tuesday'],
  ['2026-11-20T00:00', '2026-11-24', 'a Friday, looked at on Monday'],
  ['2026-11-21T09:00', '2026-11-25', 'a Saturday counts as Monday'],
])('%s: the first day is %s: %s', (now, earliestDay) => {
  expect(bookableDays(at(now), none).earliestDay).toBe(earliestDay);
});

it('holidays are no working days', () => {
  const holidays = new Set(daysOf('2026-10-01', '2026-10-07'));
  expect(bookableDays(at('2026-09-30T10:00'), holidays).earliestDay).toBe('2026-10-09');
  expect(bookableDays(at('2026-10-03T10:00'), holidays).earliestDay).toBe('2026-10-10');
});

it.each([
  ['2026-11-15T18:15', '2026-12-20', '2026-11-20', 'the picture'],
  ['2026-11-19T23:59', '2026-12-20', '2026-11-20', 'a minute before'],
  ['2026-11-20T00:00', '2027-01-20', '2026-12-20', 'opened, over the end of the year'],
  ['2026-12-31T12:00', '2027-02-20', '2027-01-20', 'the last of a year'],
])('%s: open until %s, the next from %s on: %s', (now, lastDay, opensOn) => {
  expect(bookableDays(at(now), none)).toMatchObject({ today: now.slice(0, 10), lastDay, opensOn });
});

it('days follow one another over months and years', () => {
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  expect(daysOf('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
});
