import type { OrderLine } from '../facts/OrderLine.ts';
import type { PriceFacts } from '../facts/PriceFacts.ts';
import { sum } from '../math/sum.ts';
import type { PricingRules } from '../pricingRules.ts';
import type { ShippingReason } from '../result/Reason.ts';
import { type CampaignChoice, campaignChoices } from '../steps/campaignChoices.ts';
import { shipping } from '../steps/shipping.ts';
import { unitPrice } from '../steps/unitPrice.ts';
import { type Choice, chooseOffer } from './chooseOffer.ts';

interface OfferFor extends Choice {
  /** By id, as all that follows. */
  readonly lines: readonly OrderLine[];
  readonly unitPrices: readonly ReturnType<typeof unitPrice>[];
  readonly goods: readonly number[];
  readonly goodsFen: number;
  readonly shippingFen: number;
  readonly shippingReason: ShippingReason;
  /** The same if campaigns could apply in no other way. */
  readonly only: (campaigns: CampaignChoice) => Choice;
}

/** The best way to price an order, before it is told in full. */
export function offerFor(facts: PriceFacts, rules: PricingRules): OfferFor {
  const { buyer, campaigns, now } = facts;
  // Sorted by id: which line gets the indivisible fen must not depend on the order in which the lines came.
  const lines = facts.lines.toSorted((a, b) => (a.lineId < b.lineId ? -1 : 1));
  const unitPrices = lines.map((line) => unitPrice(line, buyer));
  const goods = lines.map((line, index) => (unitPrices[index]?.unitPriceFen ?? 0) * line.quantity);
  const goodsFen = sum(goods);
  const running = campaigns.filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);
  const sent = shipping(facts, goodsFen);
  const shippingFen = sent.shippingFen + (facts.deliveryFen ?? 0);
  const among = (choices: readonly CampaignChoice[]) => chooseOffer({ facts, lines, choices, shippingFen, rules });
  return {
    ...among(campaignChoices(lines, goods, running)),
    lines,
    unitPrices,
    goods,
    goodsFen,
    shippingFen,
    shippingReason: sent.reason,
    only: (choice) => among([choice]),
  };
}
