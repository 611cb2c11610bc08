import { createRefundApproval, REFUND } from '../flows/afterSale/refundApproval.ts';
import { CLOSING_PAYOUT, closingApproval } from '../flows/closing/closingApproval.ts';
import { createPeriodApproval, PERIOD } from '../flows/draws/periodApproval.ts';
import { PAYOUT, payoutApproval } from '../flows/effectOrders/payoutApproval.ts';
import type { ApprovalKinds } from '../modules/staff/approvals/index.ts';
import type { Config } from '../platform/config/config.ts';
import { orderRegistry } from './orderRegistry.ts';

/** What a second person may have to approve, by the name in `approvals.kind`. */
export function approvalKinds(config: Config): ApprovalKinds {
  return {
    [CLOSING_PAYOUT]: closingApproval,
    [PAYOUT]: payoutApproval,
    [PERIOD]: createPeriodApproval(config),
    [REFUND]: createRefundApproval(orderRegistry),
  };
}
