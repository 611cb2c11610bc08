import type { VipPurchaseAnswer } from '@jiwu/contract';
import type { VipPurchase } from '../../../modules/people/vip/index.ts';

/** As its buyer sees it. */
export function describeVipPurchase(purchase: VipPurchase): VipPurchaseAnswer {
  const { id, plan, days, amountFen, state, paidWith } = purchase;
  return {
    id,
    plan,
    days,
    amountFen,
    state,
    createdAt: purchase.createdAt.toISOString(),
    payBy: purchase.payBy.toISOString(),
    paidAt: purchase.paidAt?.toISOString() ?? null,
    paidWith,
    refundedAt: purchase.refundedAt?.toISOString() ?? null,
  };
}
