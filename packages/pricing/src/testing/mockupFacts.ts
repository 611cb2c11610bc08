import type { PriceFacts } from '../facts/PriceFacts.ts';
import { fullReduction, now, sampleCampaign, sampleCoupon, sampleLine } from './sampleFacts.ts';

/** The order that the mock-ups of cart, confirm and order-detail show: four lines of a VIP with 3,860 integral. */
export function mockupFacts(wishes: PriceFacts['wishes']): PriceFacts {
  return {
    now,
    lines: [
      sampleLine({ lineId: '耳机', priceFen: 49_900, vipPriceFen: 45_900, categoryPath: ['digital', 'audio'] }),
      sampleLine({ lineId: '茶壶', priceFen: 16_800, vipPriceFen: 15_600 }),
      sampleLine({ lineId: '蜂蜜', priceFen: 5990, vipPriceFen: 5690, quantity: 2, categoryPath: ['food'] }),
      sampleLine({ lineId: '袜子', priceFen: 3990, quantity: 3, categoryPath: ['clothes'] }),
    ],
    buyer: { isVip: true, isBusiness: false, level: '金卡会员', integral: 3860 },
    campaigns: [sampleCampaign('home', [[80_000, 6000]], { name: '居家活动' })],
    coupons: [
      sampleCoupon('c1', fullReduction(50_000, 5000), { name: '满 500 减 50' }),
      sampleCoupon(
        'c2',
        { kind: 'discount', thresholdFen: 0, offBp: 500, capFen: 5000 },
        { name: '影音 9.5 折', scope: { kind: 'categories', categoryIds: ['audio'] } },
      ),
      sampleCoupon('c3', fullReduction(100_000, 12_000), { name: '满 1,000 减 120' }),
    ],
    wishes,
    destination: { provinceCode: '33' },
  };
}
