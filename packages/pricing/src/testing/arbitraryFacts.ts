import fc from 'fast-check';
import type { Campaign } from '../facts/Campaign.ts';
import { type Channel, channelNames } from '../facts/channels.ts';
import type { Coupon, CouponRule } from '../facts/Coupon.ts';
import type { OrderLine } from '../facts/OrderLine.ts';
import type { PriceFacts } from '../facts/PriceFacts.ts';
import type { Scope } from '../facts/Scope.ts';
import { now, sampleCampaign, sampleCoupon, sampleLine, standardTemplate } from './sampleFacts.ts';

/** Small worlds in which everything meets: few categories and products, round amounts next to odd ones. */
const categories = ['home', 'audio', 'food'];
const products = ['p1', 'p2', 'p3'];
const channel = fc.constantFrom<Channel>('normal', 'normal', 'normal', ...channelNames);
const money = fc.oneof(
  fc.nat(30),
  fc.nat(20_000),
  fc.nat(40).map((hundreds) => hundreds * 500),
);
const templates = [standardTemplate, { ...standardTemplate, id: 'cold', feeFen: 1500, vipFreeFromFen: 9900 }];

const line: fc.Arbitrary<Omit<OrderLine, 'lineId'>> = fc
  .record({
    priceFen: money,
    vipPriceFen: fc.option(money),
    channelPriceFen: fc.option(money),
    productId: fc.constantFrom(...products),
    category: fc.constantFrom(...categories),
    channel,
    quantity: fc.integer({ min: 1, max: 5 }),
    wholesale: fc.array(fc.record({ minQuantity: fc.integer({ min: 2, max: 5 }), priceFen: money }), { maxLength: 2 }),
    shippingTemplate: fc.constantFrom(...templates),
  })
  .map(({ category, ...facts }) => ({ ...sampleLine({ lineId: '', ...facts }), categoryPath: ['all', category] }));

const scope: fc.Arbitrary<Scope> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ kind: 'all' as const }) },
  fc.subarray(categories).map((categoryIds) => ({ kind: 'categories' as const, categoryIds })),
  fc.subarray(products).map((productIds) => ({ kind: 'products' as const, productIds })),
  channel.map((one) => ({ kind: 'channel' as const, channel: one })),
);

const rule: fc.Arbitrary<CouponRule> = fc.oneof(
  fc.record({ kind: fc.constant('fullReduction' as const), thresholdFen: money, offFen: money }),
  fc.record({ kind: fc.constant('noThreshold' as const), offFen: money }),
  fc.record({
    kind: fc.constant('discount' as const),
    thresholdFen: money,
    offBp: fc.nat(10_000),
    capFen: fc.option(money),
  }),
);

const couponWish = fc.record({
  rule,
  scope,
  state: fc.constantFrom<Coupon['state']>('unused', 'unused', 'unused', 'unused', 'locked'),
  expiresAt: fc.constantFrom('2026-11-15T00:00:00Z', '2026-11-20T00:00:00Z', '2026-12-01T00:00:00Z'),
});

const campaignWish = fc.record({
  scope,
  tiers: fc.array(fc.tuple(money, money), { minLength: 1, maxLength: 2 }),
});

const coupons: fc.Arbitrary<Coupon[]> = fc
  .array(couponWish, { maxLength: 4 })
  .map((wishes) =>
    wishes.map((wish, index) => sampleCoupon(`c${index}`, wish.rule, { ...wish, expiresAt: new Date(wish.expiresAt) })),
  );

const campaigns: fc.Arbitrary<Campaign[]> = fc
  .array(campaignWish, { maxLength: 3 })
  .map((wishes) => wishes.map((wish, index) => sampleCampaign(`x${index}`, wish.tiers, { scope: wish.scope })));

export const arbitraryFacts: fc.Arbitrary<PriceFacts> = fc.record({
  now: fc.constant(now),
  lines: fc
    .array(line, { minLength: 1, maxLength: 5 })
    .map((lines) => lines.map((facts, index) => ({ ...facts, lineId: `l${index}` }))),
  buyer: fc.record({
    isVip: fc.boolean(),
    isBusiness: fc.boolean(),
    level: fc.constantFrom('普通用户' as const, '金卡会员' as const),
    integral: fc.nat(20_000),
  }),
  campaigns,
  coupons,
  wishes: fc.record({
    coupon: fc.constantFrom<PriceFacts['wishes']['coupon']>('best', 'best', 'none', { couponId: 'c0' }),
    integral: fc.oneof(fc.constant(0), fc.constant('max' as const), fc.nat(20_000)),
  }),
  destination: fc.constant(null),
});
