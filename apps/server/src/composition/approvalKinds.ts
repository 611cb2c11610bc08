import { TAKE_DOWN, takeDownApproval } from '../flows/advertisement/takeDownApproval.ts';
import { createRefundApproval, REFUND } from '../flows/afterSale/refundApproval.ts';
import { UNSENT_REFUND } from '../flows/afterSale/forgetUnsentRefund.ts';
import { createUnsentApproval } from '../flows/afterSale/unsentApproval.ts';
import { CLOSING_PAYOUT, closingApproval } from '../flows/closing/closingApproval.ts';
import { createPeriodApproval, PERIOD } from '../flows/draws/periodApproval.ts';
import { PAYOUT, payoutApproval } from '../flows/effectOrders/payoutApproval.ts';
import { BALANCE_CHANGE, balanceApproval } from '../flows/ledger/balanceApproval.ts';
import { bookingApproval, HAND_BOOKING } from '../flows/ledger/bookingApproval.ts';
import { createStuckApproval, STUCK_REFUND } from '../flows/payments/stuck/stuckApproval.ts';
import type { ApprovalKinds } from '../modules/staff/approvals/index.ts';
import type { Config } from '../platform/config/config.ts';
import { orderRegistry } from './orderRegistry.ts';
import { payables } from './payables.ts';

/** What a second person may have to approve, by the name in `approvals.kind`. */
export function approvalKinds(config: Config): ApprovalKinds {
  return {
    [CLOSING_PAYOUT]: closingApproval,
    [BALANCE_CHANGE]: balanceApproval,
    [HAND_BOOKING]: bookingApproval,
    [PAYOUT]: payoutApproval,
    [PERIOD]: createPeriodApproval(config),
    [REFUND]: createRefundApproval(orderRegistry),
    [TAKE_DOWN]: takeDownApproval,
    [STUCK_REFUND]: createStuckApproval(payables),
    [UNSENT_REFUND]: createUnsentApproval(orderRegistry),
  };
}
