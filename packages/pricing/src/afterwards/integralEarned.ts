import type { Buyer } from '../facts/Buyer.ts';
import { allocate } from '../math/allocate.ts';
import { scaleDown } from '../math/scale.ts';
import { sum } from '../math/sum.ts';
import { pricingRules, type PricingRules } from '../pricingRules.ts';
import type { PricedLine } from '../result/OrderPrice.ts';

interface Earned {
  readonly integral: number;
  readonly lines: readonly { readonly lineId: string; readonly integral: number }[];
}

/**
 * Integral that an order earns at completion: for each yuan really paid for goods, times level, times VIP, rounded down once. It
 * is spread over the lines, because each line earns once and is corrected by itself when it is returned.
 */
export function integralEarned(
  lines: readonly Pick<PricedLine, 'lineId' | 'payFen'>[],
  { level, isVip }: Pick<Buyer, 'level' | 'isVip'>,
  { earning }: Pick<PricingRules, 'earning'> = pricingRules,
): Earned {
  const sorted = lines.toSorted((a, b) => (a.lineId < b.lineId ? -1 : 1));
  const weights = sorted.map(({ payFen }) => payFen);
  const rateBp = earning.levelBp[level] * (isVip ? earning.vipFactor : 1);
  const integral = scaleDown(sum(weights), rateBp, 100 * 10_000);
  const shares = allocate(integral, weights);
  return { integral, lines: sorted.map(({ lineId }, index) => ({ lineId, integral: shares[index] ?? 0 })) };
}
