import { expect, it } from 'vitest';
import { comingIntegral } from './comingIntegral.ts';

const today = '2026-11-29';

it('tells what the coming days give, up to the most, across the end of a month', () => {
  expect([...comingIntegral({ today, streak: 3, isCheckedIn: false })]).toEqual([
    ['2026-11-29', 11],
    ['2026-11-30', 13],
    ['2026-12-01', 16],
    ['2026-12-02', 20],
  ]);
});

it('begins tomorrow once today is done, and goes on at the most', () => {
  expect([...comingIntegral({ today, streak: 6, isCheckedIn: true })]).toEqual([['2026-11-30', 20]]);
  expect([...comingIntegral({ today, streak: 30, isCheckedIn: true })]).toEqual([['2026-11-30', 20]]);
});
