import { expect, it } from 'vitest';
import { priceOrder } from '../priceOrder.ts';
import { mockupFacts } from '../testing/mockupFacts.ts';
import { sampleFacts, sampleLine } from '../testing/sampleFacts.ts';
import { refundOf } from './refundOf.ts';

const order = priceOrder(mockupFacts({ coupon: 'best', integral: 'max' }));
const refund = (refunded: Record<string, number>, refundNow: Record<string, number>, nothingSent = false) =>
  refundOf({
    order,
    refunded: new Map(Object.entries(refunded)),
    refundNow: new Map(Object.entries(refundNow)),
    nothingSent,
  });

it('gives back one of two pieces by its share of every discount', () => {
  expect(refund({}, { 蜂蜜: 1 })).toEqual({
    lines: [
      {
        lineId: '蜂蜜',
        pieces: 1,
        goodsFen: 5690,
        moneyFen: 4697,
        integral: 255,
        integralFen: 255,
        couponFen: 336,
        campaignFen: 403,
      },
    ],
    goodsFen: 5690,
    moneyFen: 4697,
    integral: 255,
    integralFen: 255,
    couponFen: 336,
    campaignFen: 403,
    shippingFen: 0,
    totalFen: 4697,
    isWhole: false,
  });
});

it('gives back three pieces one by one as exactly what they cost', () => {
  const money = [0, 1, 2].map((before) => refund({ 袜子: before }, { 袜子: 1 }).moneyFen);
  expect(money).toEqual([3294, 3295, 3294]);
});

it('is the whole order with its last piece, and only then', () => {
  expect(refund({ 耳机: 1, 茶壶: 1, 蜂蜜: 2, 袜子: 1 }, { 袜子: 1 }).isWhole).toBe(false);
  expect(refund({ 耳机: 1, 茶壶: 1, 蜂蜜: 2, 袜子: 2 }, { 袜子: 1 }).isWhole).toBe(true);
  expect(refund({ 耳机: 1, 茶壶: 1, 蜂蜜: 2, 袜子: 3 }, {}).isWhole).toBe(false);
});

it('gives shipping back with the last piece, when nothing was sent', () => {
  const small = priceOrder(sampleFacts({ lines: [sampleLine({ lineId: 'a', priceFen: 1000, quantity: 2 })] }));
  const refundOne = (before: number, nothingSent: boolean) =>
    refundOf({ order: small, refunded: new Map([['a', before]]), refundNow: new Map([['a', 1]]), nothingSent });
  expect(refundOne(0, true)).toMatchObject({ shippingFen: 0, totalFen: 1000 });
  expect(refundOne(1, true)).toMatchObject({ shippingFen: 800, totalFen: 1800 });
  expect(refundOne(1, false)).toMatchObject({ shippingFen: 0, totalFen: 1000 });
});

it('takes it as a bug when more comes back than was bought', () => {
  expect(() => refund({ 蜂蜜: 2 }, { 蜂蜜: 1 })).toThrow('2 and 1 pieces of 2');
  expect(() => refund({}, { 蜂蜜: 0.5 })).toThrow('pieces are whole');
  expect(() => refund({}, { 花生: 1 })).toThrow('no line 花生');
});
