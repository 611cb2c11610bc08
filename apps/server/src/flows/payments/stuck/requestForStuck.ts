import type { RefundDecision } from '../../../modules/money/payments/index.ts';
import { findRefundDecisions, keepRefundDecision, lockStuckRefund } from '../../../modules/money/payments/index.ts';
import {
  type Approval,
  needsSecondPerson,
  requestApproval,
  voidApproval,
} from '../../../modules/staff/approvals/index.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { auditRefund } from './auditRefund.ts';
import { foreseeStuck, STUCK_REFUND } from './stuckApproval.ts';
import type { StuckDecision } from './StuckDecision.ts';

/** Above the sum: before the money goes into the balance, or the bank is told to pay, a second person is asked. */
export async function requestForStuck(
  tx: Tx,
  input: StuckDecision & { readonly way: RefundDecision['way'] },
): Promise<Approval> {
  const { id, heard, way, note, staffId, now } = input;
  const refund = await lockStuckRefund(tx, { id, waitsSince: heard.waitsSince });
  const { amountFen, waitsSince } = refund;
  if (!needsSecondPerson('refund', amountFen) || !waitsSince) throw new ShopError('REFUND_NO_APPROVAL');
  const before = (await findRefundDecisions(tx, [id])).get(id);
  const isOfThisWait = before?.waitsSince.getTime() === waitsSince.getTime();
  if (before?.state === 'asked' && isOfThisWait) throw new ShopError('APPROVAL_WAITS');
  const deed = await foreseeStuck(tx, refund, { way, waitsSince });
  if (!deed) throw new ShopError('REFUND_USER_GONE');
  // One of an earlier wait would only be found changed.
  await voidApproval(tx, { kind: STUCK_REFUND, subjectId: id, now });
  await keepRefundDecision(tx, { refund, way, note, staffId, now });
  const by = { kind: 'staff', staffId } as const;
  const approval = await requestApproval(tx, { kind: STUCK_REFUND, subjectId: id, deed, by, reason: note, now });
  await auditRefund(tx, { ...input, refund, action: 'refund.ask', after: { way, approval: approval.no } });
  return approval;
}
