import { PAYOUT, payoutApproval } from '../flows/effectOrders/payoutApproval.ts';
import type { ApprovalKinds } from '../modules/staff/approvals/index.ts';

/** What a second person may have to approve, by the name in `approvals.kind`. */
export const approvalKinds: ApprovalKinds = { [PAYOUT]: payoutApproval };
