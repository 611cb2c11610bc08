import { expect, it } from 'vitest';
import { histogramPaths, histogramWidth, stepAtFen, yuanAtStep } from './priceHistogram.ts';

const prices = { minFen: 990, maxFen: 40_990, steps: [10, 0, 40, 1] };

it('draws a bar for each step that has products, split at the chosen prices', () => {
  const { inside, outside } = histogramPaths(prices, 1, 3);
  expect(outside).toBe('M0 40v-20h8v20zM30 40v-6h8v6z');
  expect(inside).toBe('M20 40v-40h8v40z');
  expect(histogramWidth(prices)).toBe(38);
});

it('draws nothing rather than failing when nothing is there', () => {
  expect(histogramPaths({ ...prices, steps: [0, 0] }, 0, 2)).toEqual({ inside: '', outside: '' });
});

it('has whole yuan at the edges, wide enough to hold every product at the ends', () => {
  expect([0, 1, 2, 3, 4].map((step) => yuanAtStep(prices, step))).toEqual([9, 109, 209, 309, 410]);
});

it.each([
  [0, 0],
  [990, 0],
  [10_990, 1],
  [20_000, 2],
  [40_990, 4],
  [99_999_900, 4],
])('finds the edge for %i fen', (fen, step) => {
  expect(stepAtFen(prices, fen)).toBe(step);
});

it('copes with one single price', () => {
  const one = { minFen: 5000, maxFen: 5000, steps: [3] };
  expect(stepAtFen(one, 5000)).toBe(0);
  expect(stepAtFen(one, 6000)).toBe(1);
});
