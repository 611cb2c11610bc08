import { assert } from '@jiwu/kernel';
import { scaleDown } from '../math/scale.ts';
import type { PricingRules } from '../pricingRules.ts';
import type { IntegralUse } from '../result/OrderPrice.ts';

interface Wish {
  readonly goodsFen: number;
  readonly balance: number;
  readonly wanted: number | 'max';
}

/** Step 4: integral pays a part of the goods that are left after campaigns and coupon, in whole steps. */
export function integralUse({ goodsFen, balance, wanted }: Wish, rules: PricingRules['integral']): IntegralUse {
  const steps = (integral: number): number => integral - (integral % rules.step);
  const cap = steps(scaleDown(scaleDown(goodsFen, rules.capBp, 10_000), rules.perYuan, 100));
  const available = Math.min(steps(balance), cap);
  const used = wanted === 'max' ? available : Math.min(steps(wanted), available);
  return {
    used,
    available,
    cap,
    capFen: integralWorthFen(cap, rules),
    availableFen: integralWorthFen(available, rules),
  };
}

export function integralWorthFen(integral: number, { perYuan }: PricingRules['integral']): number {
  const fen = (integral * 100) / perYuan;
  assert(Number.isSafeInteger(fen), `${integral} integral are worth whole fens`);
  return fen;
}
