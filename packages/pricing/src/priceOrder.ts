import { campaignForCoupon } from './choice/campaignForCoupon.ts';
import { offerFor } from './choice/offerFor.ts';
import { reducedIntegral } from './choice/reducedIntegral.ts';
import { unusedCampaigns } from './choice/unusedCampaigns.ts';
import { unusedCoupons } from './choice/unusedCoupons.ts';
import { checkFacts } from './facts/checkFacts.ts';
import type { PriceFacts } from './facts/PriceFacts.ts';
import { sum } from './math/sum.ts';
import { pricingRules, type PricingRules } from './pricingRules.ts';
import type { OrderPrice } from './result/OrderPrice.ts';
import { orderDiscounts } from './result/orderDiscounts.ts';
import { pricedLines } from './result/pricedLines.ts';
import type { NotAppliedReason } from './result/Reason.ts';

/** The price of an order with every reason: the discounts that applied, those that did not, and the price with VIP. */
export function priceOrder(facts: PriceFacts, rules: PricingRules = pricingRules): OrderPrice {
  checkFacts(facts);
  const offer = offerFor(facts, rules);
  const { lines, unitPrices, goods, goodsFen, shippingFen, chosen, bare, ranking } = offer;
  const discounts = orderDiscounts({ chosen, ranking, lines, wish: facts.wishes.coupon, rules });
  const priced = pricedLines({ lines, unitPrices, discounts, integral: chosen.integral.used });
  const byId = new Map(priced.map((line) => [line.lineId, line]));
  const listFen = sum(priced.map((line) => line.listFen));
  const goodsPayFen = sum(priced.map((line) => line.payFen));
  return {
    lines: facts.lines.flatMap(({ lineId }) => byId.get(lineId) ?? []),
    listFen,
    goodsFen,
    discounts,
    shippingFen,
    deliveryFen: facts.deliveryFen ?? 0,
    shippingReason: offer.shippingReason,
    payFen: goodsPayFen + shippingFen,
    savedFen: listFen - goodsPayFen,
    integral: chosen.integral,
    coupons: ranking.map(({ coupon, couponFen, payFen, integral, costFen: cost }) => ({
      couponId: coupon.id,
      name: coupon.name,
      couponFen,
      payFen,
      integral: integral.used,
      costFen: cost,
      savedFen: bare.costFen - cost,
    })),
    notApplied: [
      ...unusedCampaigns({ facts, rules, chosen, lines, goods }),
      ...campaignForCoupon(offer, offer.only),
      ...unusedCoupons(facts, ranking, lines, chosen.campaigns.amounts),
      ...reducedIntegral(facts, chosen.integral, rules.integral),
      ...vipSaving(facts, chosen.costFen, rules),
    ],
  };
}

function vipSaving(facts: PriceFacts, costFen: number, rules: PricingRules): NotAppliedReason[] {
  if (facts.buyer.isVip) return [];
  const asVip = offerFor({ ...facts, buyer: { ...facts.buyer, isVip: true } }, rules);
  const savedFen = costFen - asVip.chosen.costFen;
  return savedFen > 0 ? [{ code: 'vipWouldSave', savedFen }] : [];
}
