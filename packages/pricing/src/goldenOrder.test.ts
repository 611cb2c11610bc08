import { expect, it } from 'vitest';
import { integralEarned } from './afterwards/integralEarned.ts';
import { refundOf } from './afterwards/refundOf.ts';
import { priceOrder } from './priceOrder.ts';
import { mockupFacts } from './testing/mockupFacts.ts';
import { explain } from './words/explain.ts';

const cart = priceOrder(mockupFacts({ coupon: 'best', integral: 0 }));
const confirm = priceOrder(mockupFacts({ coupon: 'best', integral: 'max' }));
const sayDiscounts = ({ discounts }: typeof cart) =>
  discounts.map(({ amountFen, reason }) => [amountFen, explain(reason)]);

it('comes to what the drawn cart says', () => {
  expect(cart).toMatchObject({ listFen: 90_650, goodsFen: 84_850, shippingFen: 0, payFen: 73_850, savedFen: 16_800 });
  expect(cart.lines.map(({ listFen, goodsFen }) => [goodsFen, listFen - goodsFen])).toEqual([
    [45_900, 4000],
    [15_600, 1200],
    [11_380, 600],
    [11_970, 0],
  ]);
  expect(sayDiscounts(cart)).toEqual([
    [6000, '居家活动，满 800 减 60，已满足，按行分摊'],
    [5000, '满 500 减 50。已选最省的一张，比「影音 9.5 折」多省 ¥28.67'],
  ]);
  expect(explain(cart.shippingReason)).toBe('满 99 元免运费');
  expect(cart.integral.availableFen).toBe(3800);
});

it('comes to what the drawn confirmation and order say, line by line', () => {
  expect(confirm).toMatchObject({ shippingFen: 0, payFen: 70_050, savedFen: 20_600 });
  expect(
    confirm.lines.map((line) => [line.campaignFen, line.couponFen, line.integralFen, line.integral, line.payFen]),
  ).toEqual([
    [3246, 2705, 2055, 2055, 37_894],
    [1103, 919, 699, 699, 12_879],
    [805, 671, 510, 510, 9394],
    [846, 705, 536, 536, 9883],
  ]);
  expect(sayDiscounts(confirm)[2]).toEqual([3800, '用 3,800 积分，100 积分抵 1 元']);
  expect(confirm.integral).toMatchObject({ used: 3800, available: 3800, capFen: 14_700 });
});

it('ranks the coupons as drawn, and says what the third lacks', () => {
  expect(confirm.coupons.map(({ name, couponFen }) => [name, couponFen])).toEqual([
    ['满 500 减 50', 5000],
    ['影音 9.5 折', 2133],
  ]);
  expect(confirm.notApplied).toEqual([
    { code: 'couponShort', couponId: 'c3', name: '满 1,000 减 120', shortFen: 21_150 },
  ]);
  expect(confirm.notApplied.map(explain)).toEqual(['还差 ¥211.50']);
});

it('earns what product.md says for a gold VIP, and all of it is refunded with all pieces', () => {
  expect(integralEarned(confirm.lines, { level: '金卡会员', isVip: true }).integral).toBe(2101);
  const refundNow = new Map(confirm.lines.map(({ lineId, quantity }) => [lineId, quantity]));
  expect(refundOf({ order: confirm, refunded: new Map(), refundNow, nothingSent: true })).toMatchObject({
    totalFen: 70_050,
    integral: 3800,
    couponFen: 5000,
    campaignFen: 6000,
    isWhole: true,
  });
});

it('is plain JSON, so that a quote is stored and compared as it is', () => {
  expect(JSON.parse(JSON.stringify(confirm))).toEqual(confirm);
});
