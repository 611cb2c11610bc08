import { expect, it } from 'vitest';
import { benefitWords, savedWords } from './benefitWords.ts';

const nothing = { priceFen: 0, shippingFen: 0, integral: 0, coupons: 0, couponFen: 0, recentFen: 0 };
const notes = (saved: typeof nothing) => benefitWords({ saved }).map(({ note }) => note);

it('says what it gave, from real orders', () => {
  expect(
    notes({ ...nothing, priceFen: 31_260, shippingFen: 800, integral: 2140, coupons: 31, couponFen: 15_500 }),
  ).toEqual(['已省 ¥312.60', '已省 ¥8.00', '多得 2,140', '已省 ¥155.00']);
});

it('says what it will give while it gave nothing, never that it saved ¥0.00', () => {
  expect(notes(nothing).join()).not.toMatch(/0\.00|已/);
});

it('adds up to what stands beside each benefit, and tells the last 30 days apart', () => {
  const saved = { ...nothing, priceFen: 10_800, shippingFen: 800, couponFen: 400, coupons: 1, recentFen: 10_000 };
  expect(notes(saved)).toEqual(['已省 ¥108.00', '已省 ¥8.00', '每笔完成的订单', '已省 ¥4.00']);
  expect(savedWords({ saved })).toBe('VIP 一共为您省了 ¥120.00，其中近 30 天 ¥100.00。');
  expect(savedWords({ saved: nothing })).toBeNull();
});
