import { dropRefundDecision, lockStuckRefund, resendRefund } from '../../../modules/money/payments/index.ts';
import { voidApproval } from '../../../modules/staff/approvals/index.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import { auditRefund } from './auditRefund.ts';
import { STUCK_REFUND } from './stuckApproval.ts';
import type { StuckDecision } from './StuckDecision.ts';

/** Sent once more: under the same number where the gateway does not have it, under a new one where it has closed that. */
export async function resendStuckRefund(tx: Tx, input: StuckDecision): Promise<{ id: string }> {
  const { id, heard, now } = input;
  const refund = await lockStuckRefund(tx, { id, waitsSince: heard.waitsSince });
  // Whatever was decided for this wait is overtaken.
  if (await dropRefundDecision(tx, refund)) await voidApproval(tx, { kind: STUCK_REFUND, subjectId: id, now });
  const sent = await resendRefund(tx, { refund, isClosedThere: heard.isClosedThere, now });
  await auditRefund(tx, {
    ...input,
    refund,
    action: 'refund.resend',
    after: { state: 'requested', refundId: sent.id },
  });
  return sent;
}
