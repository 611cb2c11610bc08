import type { Answer, groupPurchaseEndpoints } from '@jiwu/contract';
import type { ShopRefund } from '../../../modules/trade/afterSale/index.ts';

type Refund = Answer<(typeof groupPurchaseEndpoints)['groupSeatGet']>['refund'];

/** Where the money of a group order is that the shop gives back by itself; null as long as that has not begun. */
export function describeShopRefund(refund: ShopRefund | undefined): Refund {
  if (!refund) return null;
  return {
    amountFen: refund.totalFen,
    to: refund.refundTo,
    isDone: refund.refundedAt !== null,
    requestedAt: refund.appliedAt.toISOString(),
    doneAt: refund.refundedAt?.toISOString() ?? null,
  };
}
