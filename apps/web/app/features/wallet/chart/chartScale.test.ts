import { expect, it } from 'vitest';
import { chartScale } from './chartScale.ts';

it.each([
  [[], [0, 2500, 5000, 7500, 10_000]],
  [
    [179_900, 119_260],
    [0, 50_000, 100_000, 150_000, 200_000],
  ],
  [[100_000_001], [0, 50_000_000, 100_000_000, 150_000_000, 200_000_000]],
  [[40_000], [0, 10_000, 20_000, 30_000, 40_000]],
])('has round steps above %j', (amounts, scale) => {
  expect(chartScale(amounts)).toEqual(scale);
});
