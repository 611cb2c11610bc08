import type { VipPurchaseAnswer } from '@jiwu/contract';
import type { VipPurchase } from '../../modules/vip/index.ts';

/** As its buyer sees it. */
export function describeVipPurchase({
  id,
  plan,
  days,
  amountFen,
  state,
  payBy,
  paidAt,
}: VipPurchase): VipPurchaseAnswer {
  return { id, plan, days, amountFen, state, payBy: payBy.toISOString(), paidAt: paidAt?.toISOString() ?? null };
}
