import { expect, it } from 'vitest';
import {
  equalSteps,
  highStepAtFen,
  histogramPaths,
  histogramWidth,
  lowStepAtFen,
  yuanAtStep,
} from './priceHistogram.ts';

const prices = { edgesFen: [900, 1900, 3900, 9900, 499_900], steps: [10, 0, 12, 11] };

it('draws a bar for each step that has products, higher where they stand close, split at the chosen prices', () => {
  const { inside, outside } = histogramPaths(prices, 1, 3);
  expect(outside).toBe('M0 40v-40h8v40zM30 40v-18h8v18z');
  expect(inside).toBe('M20 40v-39h8v39z');
  expect(histogramWidth(prices)).toBe(38);
});

it('draws nothing rather than failing when nothing is there', () => {
  expect(histogramPaths({ edgesFen: [100, 200, 300], steps: [0, 0] }, 0, 2)).toEqual({ inside: '', outside: '' });
});

it('has the whole yuan of its edges', () => {
  expect([0, 1, 2, 3, 4].map((step) => yuanAtStep(prices, step))).toEqual([9, 19, 39, 99, 4999]);
});

it.each([
  [0, 0],
  [900, 0],
  [1500, 1],
  [9_000, 3],
  [100_000, 3],
  [499_900, 4],
  [99_999_900, 4],
])('finds the edge for %i fen', (fen, step) => {
  expect(lowStepAtFen(prices, fen)).toBe(step);
  expect(highStepAtFen(prices, fen)).toBe(step);
});

it('takes steps of the same width, wide enough to hold every product at the ends', () => {
  const equal = equalSteps({ minFen: 990, maxFen: 40_990, steps: [10, 0, 40, 1] });
  expect([0, 1, 2, 3, 4].map((step) => yuanAtStep(equal, step))).toEqual([9, 109, 209, 309, 410]);
});

it('copes with one single price', () => {
  const one = { edgesFen: [5000, 5000], steps: [3] };
  expect(histogramPaths(one, 0, 1).inside).toBe('M0 40v-40h8v40z');
  expect([lowStepAtFen(one, 5000), highStepAtFen(one, 5000)]).toEqual([0, 1]);
  expect([lowStepAtFen(one, 100), highStepAtFen(one, 9900)]).toEqual([0, 1]);
});
