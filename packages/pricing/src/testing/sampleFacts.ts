import type { Buyer } from '../facts/Buyer.ts';
import type { Campaign } from '../facts/Campaign.ts';
import type { Coupon, CouponRule } from '../facts/Coupon.ts';
import type { OrderLine } from '../facts/OrderLine.ts';
import type { PriceFacts } from '../facts/PriceFacts.ts';
import type { ShippingTemplate } from '../facts/ShippingTemplate.ts';

export const now = new Date('2026-11-15T08:00:00Z');
const open = { startsAt: new Date('2026-11-01T00:00:00+08:00'), over: new Date('2026-12-01T00:00:00+08:00') };

export const standardTemplate: ShippingTemplate = {
  id: 'standard',
  name: '普通快递',
  feeFen: 800,
  freeFromFen: 9900,
  vipFreeFromFen: 3900,
};

export const plainBuyer: Buyer = { isVip: false, isBusiness: false, level: '普通用户', integral: 0 };

export function sampleLine(wish: Partial<OrderLine> & Pick<OrderLine, 'lineId' | 'priceFen'>): OrderLine {
  return {
    skuId: `sku of ${wish.lineId}`,
    productId: `product of ${wish.lineId}`,
    categoryPath: ['home'],
    channel: 'normal',
    quantity: 1,
    vipPriceFen: null,
    channelPriceFen: null,
    wholesale: [],
    shippingTemplate: standardTemplate,
    weightGrams: 500,
    ...wish,
  };
}

export function sampleCampaign(
  id: string,
  tiers: readonly (readonly [number, number])[],
  wish: Partial<Campaign> = {},
): Campaign {
  return {
    id,
    name: `活动 ${id}`,
    scope: { kind: 'all' },
    startsAt: open.startsAt,
    endsAt: open.over,
    tiers: tiers.map(([thresholdFen, offFen]) => ({ thresholdFen, offFen })),
    ...wish,
  };
}

export function sampleCoupon(id: string, rule: CouponRule, wish: Partial<Coupon> = {}): Coupon {
  return {
    id,
    name: `券 ${id}`,
    rule,
    scope: { kind: 'all' },
    startsAt: open.startsAt,
    expiresAt: open.over,
    state: 'unused',
    ...wish,
  };
}

export function fullReduction(thresholdFen: number, offFen: number): CouponRule {
  return { kind: 'fullReduction', thresholdFen, offFen };
}

export function sampleFacts(wish: Partial<PriceFacts> = {}): PriceFacts {
  return {
    now,
    lines: [sampleLine({ lineId: 'a', priceFen: 10_000 })],
    buyer: plainBuyer,
    campaigns: [],
    coupons: [],
    wishes: { coupon: 'best', integral: 0 },
    destination: null,
    ...wish,
  };
}
