import { expect, it } from 'vitest';
import type { Coupon, CouponRule } from './facts/Coupon.ts';
import type { PriceFacts } from './facts/PriceFacts.ts';
import { priceOrder } from './priceOrder.ts';
import { fullReduction, plainBuyer, sampleCoupon, sampleFacts, sampleLine } from './testing/sampleFacts.ts';

const lines = [
  sampleLine({ lineId: 'a', priceFen: 30_000 }),
  sampleLine({ lineId: 'b', priceFen: 20_000, categoryPath: ['digital', 'audio'] }),
];
const price = (wish: Partial<PriceFacts>) => priceOrder(sampleFacts({ lines, ...wish }));
const couponFen = ({ lines: priced }: ReturnType<typeof price>) => priced.map((line) => line.couponFen);
const off = (offBp: number, capFen: number | null): CouponRule => ({
  kind: 'discount',
  thresholdFen: 0,
  offBp,
  capFen,
});

it.each<[string, CouponRule, Coupon['scope'], number[]]>([
  ['x off from y', fullReduction(50_000, 5000), { kind: 'all' }, [3000, 2000]],
  ['a percentage', off(1000, null), { kind: 'all' }, [3000, 2000]],
  ['a percentage up to its cap', off(1000, 2500), { kind: 'all' }, [1500, 1000]],
  ['an amount without threshold', { kind: 'noThreshold', offFen: 1000 }, { kind: 'all' }, [600, 400]],
  [
    'no more than its goods cost',
    fullReduction(0, 90_000),
    { kind: 'products', productIds: ['product of b'] },
    [0, 20_000],
  ],
  ['what a category has', off(500, null), { kind: 'categories', categoryIds: ['audio'] }, [0, 1000]],
  ['what a channel has', off(500, null), { kind: 'channel', channel: 'normal' }, [1500, 1000]],
])('takes off %s', (_, rule, scope, shares) => {
  expect(couponFen(price({ coupons: [sampleCoupon('c', rule, { scope })] }))).toEqual(shares);
});

it('leaves woot and open-box lines alone, for the threshold too', () => {
  const mixed = [
    sampleLine({ lineId: 'a', priceFen: 30_000, channel: 'woot', channelPriceFen: 9900 }),
    sampleLine({ lineId: 'b', priceFen: 20_000, channel: 'openBox', channelPriceFen: 15_000 }),
    sampleLine({ lineId: 'c', priceFen: 10_000 }),
  ];
  const coupons = [sampleCoupon('c1', fullReduction(10_000, 1000)), sampleCoupon('c2', fullReduction(10_001, 5000))];
  const result = price({ lines: mixed, coupons });
  expect(couponFen(result)).toEqual([0, 0, 1000]);
  expect(result.notApplied).toMatchObject([{ code: 'couponShort', couponId: 'c2', shortFen: 1 }]);
  expect(price({ lines: mixed.slice(0, 1), coupons }).notApplied).toMatchObject([
    { code: 'couponNotInChannel', couponId: 'c1', channel: 'woot' },
    { code: 'couponNotInChannel', couponId: 'c2' },
  ]);
});

it.each<[string, Partial<Coupon>]>([
  ['couponNotStarted', { startsAt: new Date('2026-11-15T08:00:00.001Z') }],
  ['couponExpired', { expiresAt: new Date('2026-11-15T08:00:00Z') }],
  ['couponExpired', { state: 'expired' }],
  ['couponLocked', { state: 'locked' }],
  ['couponUsed', { state: 'used' }],
  ['couponNoGoods', { scope: { kind: 'products', productIds: ['other'] } }],
])('says %s', (code, wish) => {
  const coupons = [sampleCoupon('c', fullReduction(0, 1000), wish)];
  const result = price({ coupons, wishes: { coupon: { couponId: 'c' }, integral: 0 } });
  expect(result).toMatchObject({ payFen: 50_000, coupons: [], notApplied: [{ code, couponId: 'c' }] });
});

it('says it when the chosen coupon is not there', () => {
  expect(price({ wishes: { coupon: { couponId: 'gone' }, integral: 0 } }).notApplied).toEqual([
    { code: 'couponUnknown', couponId: 'gone' },
  ]);
});

it('uses the chosen coupon, and says which would save more', () => {
  const coupons = [sampleCoupon('small', fullReduction(0, 1000)), sampleCoupon('large', fullReduction(0, 3000))];
  const result = price({ coupons, wishes: { coupon: { couponId: 'small' }, integral: 0 } });
  expect(result.payFen).toBe(49_000);
  expect(result.discounts[0]?.reason).toMatchObject({
    code: 'couponChosen',
    better: { couponId: 'large', moreFen: 2000 },
  });
  expect(price({ coupons, wishes: { coupon: 'none', integral: 0 } })).toMatchObject({ payFen: 50_000, discounts: [] });
});

it('breaks ties by expiry, then threshold, then id, and says by which', () => {
  const soon = { expiresAt: new Date('2026-11-20T00:00:00Z') };
  const c1 = sampleCoupon('c1', fullReduction(20_000, 1000));
  const c2 = sampleCoupon('c2', fullReduction(10_000, 1000));
  const c3 = sampleCoupon('c3', fullReduction(20_000, 1000));
  const c4 = sampleCoupon('c4', fullReduction(40_000, 1000), soon);
  const next = (...coupons: Coupon[]) => price({ coupons }).discounts[0]?.reason;
  expect(price({ coupons: [c3, c1, c4, c2] }).coupons.map(({ couponId }) => couponId)).toEqual([
    'c4',
    'c2',
    'c1',
    'c3',
  ]);
  expect(next(c1, c4)).toMatchObject({ couponId: 'c4', next: { moreFen: 0, tie: 'expiresSooner' } });
  expect(next(c1, c2)).toMatchObject({ couponId: 'c2', next: { tie: 'smallerThreshold' } });
  expect(next(c3, c1)).toMatchObject({ couponId: 'c1', next: { tie: 'id' } });
  expect(next(c1)).toMatchObject({ couponId: 'c1', next: null });
});

it('counts integral as money: a smaller coupon does not win by making the buyer spend more of it', () => {
  // Of 75.00 the integral may pay 15.00, of 74.99 only 14.00: in money alone the coupon of 0.01 would look worse than none.
  const buyer = { ...plainBuyer, integral: 10_000 };
  const coupons = [sampleCoupon('cent', fullReduction(0, 1))];
  const facts = { lines: [sampleLine({ lineId: 'a', priceFen: 7500 })], buyer, coupons };
  const result = price({ ...facts, wishes: { coupon: 'best', integral: 'max' } });
  expect(result.discounts.map(({ rule, amountFen }) => [rule, amountFen])).toEqual([
    ['coupon', 1],
    ['integral', 1400],
  ]);
});
