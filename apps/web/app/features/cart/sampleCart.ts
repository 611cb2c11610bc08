import { priceOrder, writePriceFacts } from '@jiwu/pricing';
import type { CartAnswer, CartLine } from '../../shared/cart/price/CartAnswer.ts';

const now = new Date('2026-11-15T08:00:00Z');
const template = { id: 'standard', name: '快递', feeFen: 800, freeFromFen: 9900, vipFreeFromFen: 3900 };
const span = { startsAt: new Date('2026-11-01T00:00:00Z'), endsAt: new Date('2026-12-01T00:00:00Z') };

export function sampleLine(wish: Partial<CartLine> & Pick<CartLine, 'id'>): CartLine {
  return {
    skuId: `sku of ${wish.id}`,
    productId: `product of ${wish.id}`,
    source: null,
    title: `慢物 ${wish.id} 280 毫升`,
    skuLabel: '粉青',
    picture: { fileId: 'f', placeholder: '', alt: '' },
    quantity: 1,
    isChosen: true,
    priceFen: 10_000,
    addedPriceFen: 10_000,
    wasAvailable: true,
    available: 50,
    state: 'available',
    limitPerUser: null,
    alternative: null,
    ...wish,
  };
}

/** The cart of the drawn page: four lines of a VIP, one campaign and three coupons; the sums are those of the drawing. */
export function sampleCart(): CartAnswer {
  const goods = [
    { id: 'a 耳机', priceFen: 49_900, vipPriceFen: 45_900, quantity: 1 },
    { id: 'b 茶壶', priceFen: 16_800, vipPriceFen: 15_600, quantity: 1 },
    { id: 'c 蜂蜜', priceFen: 5990, vipPriceFen: 5690, quantity: 2 },
    { id: 'd 袜子', priceFen: 3990, vipPriceFen: null, quantity: 3 },
  ];
  const couponAt = (id: string, name: string, thresholdFen: number, offFen: number) => ({
    id,
    name,
    rule: { kind: 'fullReduction', thresholdFen, offFen } as const,
    scope: { kind: 'all' } as const,
    startsAt: span.startsAt,
    expiresAt: span.endsAt,
    state: 'unused' as const,
  });
  const facts = {
    now,
    lines: goods.map(({ id, ...line }) => ({
      ...line,
      lineId: id,
      skuId: `sku of ${id}`,
      productId: `product of ${id}`,
      categoryPath: ['home'],
      channel: 'normal' as const,
      channelPriceFen: null,
      wholesale: [],
      shippingTemplate: template,
      weightGrams: 500,
    })),
    buyer: { isVip: true, isBusiness: false, level: '金卡会员' as const, integral: 3860 },
    campaigns: [
      {
        id: 'home',
        name: '居家活动',
        scope: { kind: 'categories', categoryIds: ['home'] } as const,
        ...span,
        tiers: [{ thresholdFen: 80_000, offFen: 6000 }],
      },
    ],
    coupons: [couponAt('c1', '满 500 减 50', 50_000, 5000), couponAt('c3', '满 1,000 减 120', 100_000, 12_000)],
    wishes: { coupon: 'best', integral: 0 } as const,
    destination: null,
  };
  return {
    lines: goods.map(({ id, priceFen, quantity }) => sampleLine({ id, priceFen, quantity, addedPriceFen: priceFen })),
    facts: writePriceFacts(facts),
    price: priceOrder(facts),
    now: now.toISOString(),
  };
}
