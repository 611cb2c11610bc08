import { chooseOffer } from './choice/chooseOffer.ts';
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
import { campaignChoices } from './steps/campaignChoices.ts';
import { shipping } from './steps/shipping.ts';
import { unitPrice } from './steps/unitPrice.ts';

/** The price of an order with every reason: what applied, what did not, and what VIP would change. */
export function priceOrder(facts: PriceFacts, rules: PricingRules = pricingRules): OrderPrice {
  checkFacts(facts);
  const price = priceAs(facts, rules);
  if (facts.buyer.isVip) return price;
  const asVip = priceAs({ ...facts, buyer: { ...facts.buyer, isVip: true } }, rules);
  const savedFen = costFen(price) - costFen(asVip);
  if (savedFen <= 0) return price;
  return { ...price, notApplied: [...price.notApplied, { code: 'vipWouldSave', savedFen }] };
}

function priceAs(facts: PriceFacts, rules: PricingRules): OrderPrice {
  const { buyer, campaigns, now, wishes } = facts;
  // By id, so that who gets a fen that cannot be divided does not hang on the order in which the lines came.
  const lines = facts.lines.toSorted((a, b) => (a.lineId < b.lineId ? -1 : 1));
  const unitPrices = lines.map((line) => unitPrice(line, buyer));
  const goods = lines.map((line, index) => (unitPrices[index]?.unitPriceFen ?? 0) * line.quantity);
  const goodsFen = sum(goods);
  const running = campaigns.filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);
  const sent = shipping(facts, goodsFen);
  const deliveryFen = facts.deliveryFen ?? 0;
  const shippingFen = sent.shippingFen + deliveryFen;
  const { chosen, bare, ranking } = chooseOffer({
    facts,
    lines,
    choices: campaignChoices(lines, goods, running),
    shippingFen,
    rules,
  });
  const discounts = orderDiscounts({ chosen, ranking, lines, wish: wishes.coupon, rules });
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
    deliveryFen,
    shippingReason: sent.reason,
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
      ...unusedCampaigns(campaigns, chosen.campaigns, lines, goods, now),
      ...unusedCoupons(facts, ranking, lines, chosen.campaigns.amounts),
      ...reducedIntegral(facts, chosen.integral, rules.integral),
    ],
  };
}

function costFen({ payFen, lines }: OrderPrice): number {
  return payFen + sum(lines.map(({ integralFen }) => integralFen));
}
