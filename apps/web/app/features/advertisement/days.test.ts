import { expect, it } from 'vitest';
import { countDays, dayAfter, daysIn, monthsIn, spanSentence, spanWords } from './days.ts';

it('counts both ends, over months and years', () => {
  expect(countDays({ first: '2026-11-22', last: '2026-11-28' })).toBe(7);
  expect(countDays({ first: '2026-11-22', last: '2026-11-22' })).toBe(1);
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysIn({ first: '2026-12-30', last: '2027-01-01' })).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
});

it.each([
  ['2026-11-22', '2026-11-28', '11-22 至 11-28', '11 月 22 日周日 至 28 日周六'],
  ['2026-11-30', '2026-12-01', '11-30 至 12-01', '11 月 30 日周一 至 12 月 1 日周二'],
  ['2026-11-22', '2026-11-22', '11-22', '11 月 22 日周日'],
])('writes %s to %s as people do', (first, last, short, long) => {
  expect(spanWords({ first, last })).toBe(short);
  expect(spanSentence({ first, last })).toBe(long);
});

it('names every month once', () => {
  expect(monthsIn({ first: '2026-11-15', last: '2027-01-02' })).toEqual(['2026-11', '2026-12', '2027-01']);
});
