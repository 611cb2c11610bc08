import type { StaffRefundRow } from '@jiwu/contract';
import type { RefundRecord } from '../../../modules/money/payments/index.ts';

/** A refund as staff read it. */
export function describeRefund(refund: RefundRecord): StaffRefundRow {
  const { id, outRefundNo, amountFen, reason, cause, state, went, failure, proof } = refund;
  return {
    id,
    outRefundNo,
    amountFen,
    reason,
    causeKind: cause.kind,
    state,
    went,
    failure,
    proof,
    requestedAt: refund.requestedAt.toISOString(),
    finishedAt: refund.finishedAt?.toISOString() ?? null,
    waitsSince: refund.waitsSince?.toISOString() ?? null,
  };
}
