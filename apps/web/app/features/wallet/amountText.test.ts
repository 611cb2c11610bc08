import { expect, it } from 'vitest';
import { plainAmount } from '../../format/plainAmount.ts';
import { signedAmount } from './amountText.ts';

it('writes money for columns, with a sign where it came or went', () => {
  expect([plainAmount(128_640), plainAmount(0), plainAmount(-5)]).toEqual(['1,286.40', '0.00', '−0.05']);
  expect([signedAmount(50_000), signedAmount(-32_860), signedAmount(0)]).toEqual(['+500.00', '−328.60', '0.00']);
});
