import { assert } from '@jiwu/kernel';
import type { OrderLine } from './OrderLine.ts';
import type { PriceFacts } from './PriceFacts.ts';

/** Asserts what catalogue, cart and console guarantee: here a broken fact would silently become a wrong price. */
export function checkFacts({ lines, buyer, campaigns, coupons, wishes, deliveryFen }: PriceFacts): void {
  if (deliveryFen !== undefined) whole(deliveryFen, 'delivery');
  assert(new Set(lines.map(({ lineId }) => lineId)).size === lines.length, 'a line stands twice');
  lines.forEach(checkLine);
  whole(buyer.integral, 'integral');
  if (wishes.integral !== 'max') whole(wishes.integral, 'integral wanted');
  for (const { id, tiers } of campaigns) {
    for (const { thresholdFen, offFen } of tiers) {
      whole(thresholdFen, `threshold of ${id}`);
      whole(offFen, `discount of ${id}`);
    }
  }
  for (const { id, rule } of coupons) {
    if (rule.kind !== 'noThreshold') whole(rule.thresholdFen, `threshold of ${id}`);
    if (rule.kind === 'discount') {
      whole(rule.offBp, `rate of ${id}`);
      assert(rule.offBp <= 10_000, `rate of ${id} is at most everything`);
      if (rule.capFen !== null) whole(rule.capFen, `cap of ${id}`);
    } else whole(rule.offFen, `discount of ${id}`);
  }
}

function checkLine(line: OrderLine): void {
  whole(line.quantity, 'quantity');
  assert(line.quantity > 0, 'a line has at least one piece');
  if (line.tierQuantity !== undefined) whole(line.tierQuantity, 'quantity of a tier');
  whole(line.weightGrams, 'weight');
  const prices = [
    line.priceFen,
    line.vipPriceFen,
    line.channelPriceFen,
    ...line.wholesale.map((tier) => tier.priceFen),
  ];
  for (const price of prices) if (price !== null) whole(price, 'price');
}

function whole(value: number, what: string): void {
  assert(Number.isSafeInteger(value) && value >= 0, `${what} is a whole number, not ${value}`);
}
