import { expect, it } from 'vitest';
import { chartScale } from './chartScale.ts';

const money = { least: 10_000, intervals: 4 };
const counts = { least: 3, intervals: 3, isCount: true };

it.each([
  [[], money, [0, 2500, 5000, 7500, 10_000]],
  [[179_900, 119_260], money, [0, 50_000, 100_000, 150_000, 200_000]],
  [[100_000_001], money, [0, 50_000_000, 100_000_000, 150_000_000, 200_000_000]],
  [[40_000], money, [0, 10_000, 20_000, 30_000, 40_000]],
  [[4849, 4002], { least: 3000, intervals: 3 }, [0, 2000, 4000, 6000]],
  [[], counts, [0, 1, 2, 3]],
  [[7], counts, [0, 5, 10, 15]],
  [[70], counts, [0, 25, 50, 75]],
])('has round steps above %j', (values, options, scale) => {
  expect(chartScale(values, options)).toEqual(scale);
});
