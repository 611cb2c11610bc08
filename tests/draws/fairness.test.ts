import { expect, it } from 'vitest';
import { checkRunningOut, checkSimulation } from './checkSimulation.ts';
import { chiSquareP } from './chiSquare.ts';

/** `pnpm drills draws` makes a million. */
const DRAWS = 20_000;

it('knows the tail of chi-square', () => {
  // Critical values out of a table: 1 degree of freedom, 6, 99.
  const tail = (statistic: number, degrees: number) => {
    const wanted = Array.from({ length: degrees + 1 }, () => statistic);
    return chiSquareP([...wanted.slice(1), statistic * 2], wanted);
  };
  expect(tail(3.841, 1)).toBeCloseTo(0.05, 4);
  expect(tail(12.592, 6)).toBeCloseTo(0.05, 4);
  expect(tail(22.458, 6)).toBeCloseTo(0.001, 5);
  expect(tail(123.225, 99)).toBeCloseTo(0.05, 4);
});

it('prizes come as often as shown, and every draw verifies with independent code', async () => {
  const { unverified, prizesP, rollsP } = await checkSimulation(DRAWS);
  expect(unverified).toBe(0);
  expect(prizesP).toBeGreaterThan(0.001);
  expect(rollsP).toBeGreaterThan(0.001);
});

it('what runs out is given as often as there was of it, and every draw verifies with the odds that it kept', async () => {
  const { unverified, won } = await checkRunningOut(DRAWS, [1, 5, 20, 100, 500, null, null]);
  expect(unverified).toBe(0);
  expect(won.slice(0, 5)).toEqual([1, 5, 20, 100, 500]);
  expect(won.reduce((sum, count) => sum + count, 0)).toBe(DRAWS);
});
