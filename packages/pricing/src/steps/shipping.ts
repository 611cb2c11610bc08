import { channels } from '../facts/channels.ts';
import type { OrderLine } from '../facts/OrderLine.ts';
import type { PriceFacts } from '../facts/PriceFacts.ts';
import type { ShippingTemplate } from '../facts/ShippingTemplate.ts';
import { sum } from '../math/sum.ts';
import type { ShippingReason } from '../result/Reason.ts';

interface Shipping {
  readonly shippingFen: number;
  readonly reason: ShippingReason;
}

/**
 * Step 5: each template's fee once, since its goods leave together. Free shipping counts the goods at their prices, before
 * discounts of the whole order: else a coupon of 1 yuan on 99 yuan of goods would cost its user 7.
 */
export function shipping(
  { lines, buyer, destination }: Pick<PriceFacts, 'lines' | 'buyer' | 'destination'>,
  goodsFen: number,
): Shipping {
  const costing = lines.filter(({ channel }) => !channels[channel].shipsFree);
  const byTemplate = Map.groupBy(costing, (line) => line.shippingTemplate.id);
  const parcels = [...byTemplate.values()].flatMap((sent) => {
    const template = sent[0]?.shippingTemplate;
    return template === undefined ? [] : [{ template, feeFen: parcelFeeFen(template, sent, destination) }];
  });
  const costly = parcels.filter(({ feeFen }) => feeFen > 0).map(({ template }) => template);
  if (costly.length === 0) return { shippingFen: 0, reason: { code: 'shippingNoFee' } };

  const freeFromFen = Math.max(...costly.map((template) => template.freeFromFen));
  if (goodsFen >= freeFromFen) return { shippingFen: 0, reason: { code: 'shippingFree', fromFen: freeFromFen } };

  const ownFreeFrom = (template: ShippingTemplate): number =>
    buyer.isVip ? Math.min(template.freeFromFen, template.vipFreeFromFen) : template.freeFromFen;
  const charged = parcels.filter(({ template }) => goodsFen < ownFreeFrom(template));
  const shippingFen = sum(charged.map(({ feeFen }) => feeFen));
  const fromFen = Math.max(...costly.map(ownFreeFrom));
  if (shippingFen === 0) {
    const savedFen = sum(parcels.filter(({ template }) => goodsFen < template.freeFromFen).map(({ feeFen }) => feeFen));
    return { shippingFen, reason: { code: 'shippingFreeVip', fromFen, savedFen } };
  }
  return { shippingFen, reason: { code: 'shippingCharged', freeFromFen: fromFen, shortFen: fromFen - goodsFen } };
}

function parcelFeeFen(
  { feeFen, weight, regions = [] }: ShippingTemplate,
  sent: readonly OrderLine[],
  destination: PriceFacts['destination'],
): number {
  const grams = sum(sent.map((line) => line.weightGrams * line.quantity));
  const steps = weight === undefined ? 0 : Math.max(0, Math.ceil((grams - weight.firstGrams) / weight.nextGrams));
  const region = regions.find(({ provinceCodes }) => provinceCodes.includes(destination?.provinceCode ?? ''));
  return feeFen + steps * (weight?.nextFeeFen ?? 0) + (region?.extraFeeFen ?? 0);
}
