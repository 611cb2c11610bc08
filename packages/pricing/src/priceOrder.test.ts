import { expect, it } from 'vitest';
import type { PriceFacts } from './facts/PriceFacts.ts';
import { priceOrder } from './priceOrder.ts';
import { pricingRules } from './pricingRules.ts';
import { fullReduction, plainBuyer, sampleCoupon, sampleFacts, sampleLine } from './testing/sampleFacts.ts';

const price = (wish: Partial<PriceFacts>) => priceOrder(sampleFacts(wish));

it('prices nothing at nothing', () => {
  expect(price({ lines: [] })).toMatchObject({ payFen: 0, shippingFen: 0, discounts: [], notApplied: [] });
});

it('keeps the lines in the order in which they came', () => {
  const lines = ['b', 'c', 'a'].map((lineId) => sampleLine({ lineId, priceFen: 100 }));
  expect(price({ lines }).lines.map(({ lineId }) => lineId)).toEqual(['b', 'c', 'a']);
});

it('gives an indivisible fen to the line that was there first, whatever order the lines come in', () => {
  const coupons = [sampleCoupon('c', fullReduction(0, 1))];
  const lines = ['b', 'a'].map((lineId) => sampleLine({ lineId, priceFen: 100 }));
  expect(price({ lines, coupons }).lines.map(({ couponFen }) => couponFen)).toEqual([0, 1]);
});

it('counts goods before discounts of the order towards free shipping: a coupon never costs its user the shipping', () => {
  const lines = [sampleLine({ lineId: 'a', priceFen: 9900 })];
  const coupons = [sampleCoupon('c', fullReduction(9900, 100))];
  expect(price({ lines, coupons })).toMatchObject({ shippingFen: 0, payFen: 9800 });
});

it('says what VIP would save, shipping included, and nothing when it saves nothing', () => {
  const lines = [sampleLine({ lineId: 'a', priceFen: 5000, vipPriceFen: 4500 })];
  expect(price({ lines }).notApplied).toEqual([{ code: 'vipWouldSave', savedFen: 1300 }]);
  expect(price({ lines, buyer: { ...plainBuyer, isVip: true } }).notApplied).toEqual([]);
  expect(price({}).notApplied).toEqual([]);
});

it.each([
  [250, 1000, 'step', 200],
  [500, 300, 'balance', 300],
  [5000, 9000, 'cap', 2000],
  ['max' as const, 9050, 'cap', 2000],
])('says why %s integral of %i are not all used: %s', (integral, balance, because, used) => {
  const buyer = { ...plainBuyer, integral: balance };
  expect(price({ buyer, wishes: { coupon: 'none', integral } }).notApplied).toMatchObject([
    { code: 'integralReduced', because, used },
  ]);
});

it('follows other rules when it is given them', () => {
  const rules = { ...pricingRules, integral: { perYuan: 50, step: 50, capBp: 5000 } };
  const facts = sampleFacts({ buyer: { ...plainBuyer, integral: 1000 }, wishes: { coupon: 'none', integral: 'max' } });
  const result = priceOrder(facts, rules);
  expect(result).toMatchObject({ payFen: 8000, integral: { used: 1000 } });
  expect(result.lines[0]).toMatchObject({ integral: 1000, integralFen: 2000 });
});

it.each<[string, Partial<PriceFacts>]>([
  ['a line stands twice', { lines: [1, 2].map((priceFen) => sampleLine({ lineId: 'a', priceFen })) }],
  ['price is a whole number', { lines: [sampleLine({ lineId: 'a', priceFen: 0.1 })] }],
  ['at least one piece', { lines: [sampleLine({ lineId: 'a', priceFen: 1, quantity: 0 })] }],
  ['below 2^53', { lines: [sampleLine({ lineId: 'a', priceFen: Number.MAX_SAFE_INTEGER, quantity: 2 })] }],
  ['discount of c', { coupons: [sampleCoupon('c', fullReduction(0, -1))] }],
  [
    'at most everything',
    { coupons: [sampleCoupon('c', { kind: 'discount', thresholdFen: 0, offBp: 10_001, capFen: null })] },
  ],
])('takes it as a bug that %s', (message, wish) => {
  expect(() => price(wish)).toThrow(message);
});

it('pays nothing by integral of lines whose channel takes none, whatever the coupon takes off', () => {
  const lines = [
    sampleLine({ lineId: 'a', priceFen: 90_000, channel: 'drawPrize', channelPriceFen: 50_000 }),
    sampleLine({ lineId: 'b', priceFen: 10_000 }),
  ];
  const facts = {
    lines,
    buyer: { ...plainBuyer, integral: 50_000 },
    wishes: { coupon: 'best', integral: 'max' },
  } as const;
  expect(priceOrder(sampleFacts(facts)).lines.map(({ integralFen }) => integralFen)).toEqual([0, 2000]);
  const coupons = [sampleCoupon('c', fullReduction(0, 5000))];
  expect(priceOrder(sampleFacts({ ...facts, coupons })).lines.map(({ integralFen }) => integralFen)).toEqual([0, 1000]);
});

it('takes the wholesale tier by the pieces of the whole batch where they are said', () => {
  const line = sampleLine({ lineId: 'a', priceFen: 10_000, wholesale: [{ minQuantity: 50, priceFen: 7000 }] });
  const unitPriceFen = (tierQuantity?: number) =>
    priceOrder(
      sampleFacts({
        lines: [{ ...line, ...(tierQuantity === undefined ? {} : { tierQuantity }) }],
        buyer: { ...plainBuyer, isBusiness: true },
      }),
    ).lines[0]?.unitPriceFen;
  expect([unitPriceFen(), unitPriceFen(49), unitPriceFen(50)]).toEqual([10_000, 10_000, 7000]);
});
