import { expect, it } from 'vitest';
import { benefitWords } from './benefitWords.ts';

const nothing = { priceFen: 0, shippingFen: 0, integral: 0, coupons: 0, couponFen: 0, recentFen: 0 };
const notes = (saved: typeof nothing) => benefitWords({ saved }).map(({ note }) => note);

it('says what it gave, from real orders', () => {
  expect(notes({ ...nothing, priceFen: 31_260, shippingFen: 800, integral: 2140, coupons: 31 })).toEqual([
    '已省 ¥312.60',
    '已省 ¥8.00',
    '多得 2,140',
    '已用 31 张',
  ]);
});

it('says what it will give while it gave nothing, never that it saved ¥0.00', () => {
  expect(notes(nothing).join()).not.toMatch(/0\.00|已/);
});
