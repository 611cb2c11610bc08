import { expect, it } from 'vitest';
import { pricingRules } from '../pricingRules.ts';
import { integralUse } from './integralUse.ts';

it.each<[string, number, number, number | 'max', number]>([
  ['all there is, in hundreds', 73_850, 3860, 'max', 3800],
  ['a fifth of the goods, in hundreds', 73_850, 100_000, 'max', 14_700],
  ['what is wished for, in hundreds', 73_850, 3860, 1250, 1200],
  ['no more than there is', 73_850, 3860, 5000, 3800],
  ['none', 73_850, 3860, 0, 0],
  ['none below a step', 73_850, 99, 'max', 0],
  ['none for goods below five yuan', 499, 1000, 'max', 0],
  ['one step for five yuan', 500, 1000, 'max', 100],
])('uses %s', (_, goodsFen, balance, wanted, used) => {
  expect(integralUse({ goodsFen, balance, wanted }, pricingRules.integral).used).toBe(used);
});
