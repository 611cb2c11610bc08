import { payableOf, type Payables, type RefundRecord, SURPLUS } from '../../modules/money/payments/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';

interface Input {
  readonly refund: RefundRecord;
  readonly outcome: 'succeeded' | 'failed';
  readonly now: Date;
}

/** Tells the payable of its refund's end, whichever way the money went. A surplus payment is nobody's: its money lies in `clearing`. */
export async function endRefundOfPayable(tx: Tx, input: Input, payables: Payables): Promise<void> {
  const { refund, outcome, now } = input;
  if (refund.cause.kind === SURPLUS) return;
  await payableOf(payables, refund.payment.payable.kind).onRefundEnded(tx, {
    causeKind: refund.cause.kind,
    causeId: refund.cause.id,
    userId: refund.userId,
    refund: {
      id: refund.id,
      paymentId: refund.payment.id,
      gateway: refund.payment.gateway,
      amountFen: refund.amountFen,
    },
    outcome,
    now,
  });
}
