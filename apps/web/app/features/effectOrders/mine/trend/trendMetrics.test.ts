import { expect, it } from 'vitest';
import { conversionText } from './trendMetrics.ts';

it.each([
  [1284, 33, '2.6%'],
  [0, 0, '—'],
  [3, 3, '100.0%'],
  // A pick needs no click.
  [2, 5, '250.0%'],
])('of %i clicks and %i orders is %s', (clicks, orders, text) => {
  expect(conversionText({ clicks, orders })).toBe(text);
});
