import {
  bookRefund,
  dropRefundDecision,
  findRefundDecisions,
  lockStuckRefund,
  markRefundGone,
  type Payables,
  type RefundRecord,
} from '../../../modules/money/payments/index.ts';
import { needsSecondPerson } from '../../../modules/staff/approvals/index.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { endRefundOfPayable } from '../endRefundOfPayable.ts';
import { auditRefund } from './auditRefund.ts';
import type { StuckDecision } from './StuckDecision.ts';

/** Settled by hand: finance has paid it out of the bank's account, and proves it by the number of the transfer. */
export async function settleRefund(
  tx: Tx,
  input: StuckDecision & { readonly proof: string },
  payables: Payables,
): Promise<void> {
  const { id, heard, proof, now } = input;
  const refund = await lockStuckRefund(tx, { id, waitsSince: heard.waitsSince });
  if (needsSecondPerson('refund', refund.amountFen)) await useLeave(tx, refund);
  const way = { went: 'bank', proof } as const;
  await markRefundGone(tx, { refund, way, now });
  await bookRefund(tx, { refund, way, now });
  await endRefundOfPayable(tx, { refund, outcome: 'succeeded', now }, payables);
  await auditRefund(tx, { ...input, refund, action: 'refund.settle', after: { state: 'succeeded', ...way } });
}

/** The leave of a second person to pay this wait of the refund by the bank is used up. */
async function useLeave(tx: Tx, refund: RefundRecord): Promise<void> {
  const decision = (await findRefundDecisions(tx, [refund.id])).get(refund.id);
  const isOfThisWait = decision?.waitsSince.getTime() === refund.waitsSince?.getTime();
  if (decision?.state === 'asked' && isOfThisWait) throw new ShopError('APPROVAL_WAITS');
  if (decision?.state !== 'approved' || !isOfThisWait) throw new ShopError('REFUND_UNAPPROVED');
  await dropRefundDecision(tx, refund);
}
