import type { PriceFacts } from '../facts/PriceFacts.ts';
import type { PricingRules } from '../pricingRules.ts';
import type { IntegralUse } from '../result/OrderPrice.ts';
import type { NotAppliedReason } from '../result/Reason.ts';

/** Says it when less integral is used than was wished for, or with `max` than there is. */
export function reducedIntegral(
  { buyer, wishes }: Pick<PriceFacts, 'buyer' | 'wishes'>,
  { used, available, cap }: IntegralUse,
  { step, capBp }: PricingRules['integral'],
): NotAppliedReason[] {
  const wanted = wishes.integral === 'max' ? buyer.integral - (buyer.integral % step) : wishes.integral;
  if (used >= wanted) return [];
  const fits = wanted - (wanted % step) <= available;
  const because = fits ? 'step' : available === cap ? 'cap' : 'balance';
  return [{ code: 'integralReduced', wanted, used, because, capBp, step }];
}
