import { expect, it } from 'vitest';
import { readAmount } from './readAmount.ts';

it('takes whole yuan within the limits', () => {
  expect([readAmount('1'), readAmount('5000')]).toEqual([{ amountFen: 100 }, { amountFen: 500_000 }]);
});

it.each(['', '0', '5001', '12.5', '1e3', '-5'])('says what is wrong with %j', (typed) => {
  expect(readAmount(typed)).toHaveProperty('complaint');
});
