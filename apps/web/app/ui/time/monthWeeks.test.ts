import { expect, it } from 'vitest';
import { monthWeeks } from './monthWeeks.ts';

it('begins weeks on Sunday', () => {
  const november = monthWeeks('2026-11');
  expect(november).toHaveLength(5);
  expect(november[0]?.[0]).toBe('2026-11-01');
  expect(november[4]).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null]);
});

it('leaves places before the first day empty, and knows leap years', () => {
  const february = monthWeeks('2028-02');
  expect(february[0]).toEqual([null, null, '2028-02-01', '2028-02-02', '2028-02-03', '2028-02-04', '2028-02-05']);
  expect(february.flat().findLast((day) => day !== null)).toBe('2028-02-29');
  expect(monthWeeks('2026-08')).toHaveLength(6);
});
