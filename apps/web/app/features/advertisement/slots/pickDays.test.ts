import { isWeekend } from '@jiwu/contract/rules';
import { expect, it } from 'vitest';
import { daysIn } from '../days.ts';
import { pickDay, priceOf, type SlotDay, takenIn } from './pickDays.ts';

/** Two weeks from Sunday 2026-11-22 on: the 2nd of December is taken. */
const days: SlotDay[] = daysIn({ first: '2026-11-22', last: '2026-12-05' }).map((day) => ({
  day,
  priceFen: isWeekend(day) ? 7800 : 6800,
  isTaken: day === '2026-12-02',
}));

const span = (first: string, last = first) => ({ first: `2026-${first}`, last: `2026-${last}` });

it.each([
  ['the first press begins', null, '11-22', span('11-22')],
  ['the second ends', span('11-22'), '11-28', span('11-22', '11-28')],
  ['a third begins anew', span('11-22', '11-28'), '11-25', span('11-25')],
  ['an earlier day begins anew', span('11-25'), '11-23', span('11-23')],
  ['the same day stays one day', span('11-25'), '11-25', span('11-25')],
  ['nobody spans a day that is taken', span('11-30'), '12-04', span('12-04')],
  ['nor more days than allowed', span('11-22'), '12-01', span('12-01')],
])('%s', (_what, picked, day, expected) => {
  expect(pickDay(days, picked, `2026-${day}`, 9)).toEqual(expected);
});

it('names the days that cannot be had, also those that are not open', () => {
  expect(takenIn(days, span('12-01', '12-03'))).toEqual(['2026-12-02']);
  expect(takenIn(days, span('12-05', '12-07'))).toEqual(['2026-12-06', '2026-12-07']);
});

it('adds up working days and weekends', () => {
  expect(priceOf(days, span('11-22', '11-28'))).toEqual({
    groups: [
      { label: '工作日', days: 5, priceFen: 6800 },
      { label: '周末', days: 2, priceFen: 7800 },
    ],
    totalFen: 49_600,
  });
  expect(priceOf(days, span('11-23')).groups).toEqual([{ label: '工作日', days: 1, priceFen: 6800 }]);
});

it('knows no weekend where every day costs the same', () => {
  const even = days.map((day) => ({ ...day, priceFen: 4500 }));
  expect(priceOf(even, span('11-22', '11-24'))).toEqual({
    groups: [{ label: '广告费', days: 3, priceFen: 4500 }],
    totalFen: 13_500,
  });
});
