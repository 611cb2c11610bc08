import { couponReason } from '../choice/couponReason.ts';
import type { CouponOffer, Offer } from '../choice/Offer.ts';
import type { OrderLine } from '../facts/OrderLine.ts';
import type { PriceFacts } from '../facts/PriceFacts.ts';
import { allocate } from '../math/allocate.ts';
import { sum } from '../math/sum.ts';
import type { PricingRules } from '../pricingRules.ts';
import { couponShares } from '../steps/couponDiscount.ts';
import { integralWorthFen } from '../steps/integralUse.ts';
import { integralWeights } from '../steps/integralWeights.ts';
import type { OrderDiscount } from './OrderPrice.ts';

interface Input {
  readonly chosen: Offer | CouponOffer;
  readonly ranking: readonly CouponOffer[];
  readonly lines: readonly OrderLine[];
  readonly wish: PriceFacts['wishes']['coupon'];
  readonly rules: PricingRules;
}

/** The discounts of the whole order, each spread over the lines in proportion to their amounts at that step. */
export function orderDiscounts({ chosen, ranking, lines, wish, rules }: Input): OrderDiscount[] {
  const sharesOf = (shares: readonly number[]): OrderDiscount['shares'] =>
    lines.map(({ lineId }, index) => ({ lineId, amountFen: shares[index] ?? 0 })).filter((one) => one.amountFen > 0);

  const discounts: OrderDiscount[] = chosen.campaigns.applied.map(({ campaign, tier, shares }) => ({
    rule: 'campaign',
    id: campaign.id,
    amountFen: sum(shares),
    reason: { code: 'campaignReached', campaignId: campaign.id, name: campaign.name, ...tier },
    shares: sharesOf(shares),
  }));
  let amounts = chosen.campaigns.amounts;
  if ('coupon' in chosen) {
    const { coupon, couponFen } = chosen;
    const shares = couponShares(coupon, couponFen, { lines, amounts });
    const reason = couponReason(chosen, ranking, wish);
    discounts.push({ rule: 'coupon', id: coupon.id, amountFen: couponFen, reason, shares: sharesOf(shares) });
    amounts = amounts.map((amount, index) => amount - (shares[index] ?? 0));
  }
  const integral = chosen.integral.used;
  if (integral > 0) {
    const amountFen = integralWorthFen(integral, rules.integral);
    const shares = allocate(amountFen, integralWeights(lines, amounts));
    const reason = { code: 'integralUsed', integral, perYuan: rules.integral.perYuan } as const;
    discounts.push({ rule: 'integral', id: null, amountFen, reason, shares: sharesOf(shares) });
  }
  return discounts;
}
