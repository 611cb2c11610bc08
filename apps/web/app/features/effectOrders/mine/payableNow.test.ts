import { expect, it } from 'vitest';
import { payableNow } from './payableNow.ts';

const none = { amountFen: 0, count: 0 };
const payable = { amountFen: 27_424, count: 14 };

it('is all of it while nothing is owed', () => {
  expect(payableNow({ payable, held: none, debtFen: 0 })).toEqual({ amountFen: 27_424, label: '可兑付，14 笔' });
});

it('is less what a payout would take back, and says what it was before', () => {
  const label = '可兑付，14 笔，扣回前 ¥274.24';
  expect(payableNow({ payable, held: none, debtFen: 1584 })).toEqual({ amountFen: 25_840, label });
  expect(payableNow({ payable, held: none, debtFen: 30_000 })).toEqual({ amountFen: 0, label });
});

it('is nothing of what a waiting payout holds', () => {
  const label = '可兑付，2 笔，另有 ¥250.00 在核对';
  const held = { amountFen: 25_000, count: 12 };
  expect(payableNow({ payable, held, debtFen: 0 })).toEqual({ amountFen: 2424, label });
});
