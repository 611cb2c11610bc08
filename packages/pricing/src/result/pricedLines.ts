import type { OrderLine } from '../facts/OrderLine.ts';
import { allocate } from '../math/allocate.ts';
import type { unitPrice } from '../steps/unitPrice.ts';
import type { OrderDiscount, PricedLine } from './OrderPrice.ts';

interface Input {
  readonly lines: readonly OrderLine[];
  readonly unitPrices: readonly ReturnType<typeof unitPrice>[];
  readonly discounts: readonly OrderDiscount[];
  /** Integral used for the whole order. */
  readonly integral: number;
}

/** Each line with its share of every discount. */
export function pricedLines({ lines, unitPrices, discounts, integral }: Input): PricedLine[] {
  const byLine = new Map<string, number>();
  for (const { rule, shares } of discounts) {
    for (const { lineId, amountFen } of shares) {
      byLine.set(`${rule} ${lineId}`, (byLine.get(`${rule} ${lineId}`) ?? 0) + amountFen);
    }
  }
  const shareOf = (rule: OrderDiscount['rule'], lineId: string): number => byLine.get(`${rule} ${lineId}`) ?? 0;
  const integralFens = lines.map(({ lineId }) => shareOf('integral', lineId));
  const integrals = allocate(integral, integralFens);
  return lines.flatMap(({ lineId, quantity, priceFen }, index) => {
    const price = unitPrices[index];
    if (price === undefined) return [];
    const goodsFen = price.unitPriceFen * quantity;
    const campaignFen = shareOf('campaign', lineId);
    const couponFen = shareOf('coupon', lineId);
    const integralFen = integralFens[index] ?? 0;
    return {
      lineId,
      quantity,
      // A channel may ask more than the ordinary price; nothing is "saved" then.
      listFen: Math.max(priceFen, price.unitPriceFen) * quantity,
      unitPriceFen: price.unitPriceFen,
      unitPriceReason: price.reason,
      goodsFen,
      campaignFen,
      couponFen,
      integralFen,
      integral: integrals[index] ?? 0,
      payFen: goodsFen - campaignFen - couponFen - integralFen,
    };
  });
}
