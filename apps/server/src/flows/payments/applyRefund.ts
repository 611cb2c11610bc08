import {
  bookRefund,
  findRefundByNumber,
  isRefundEnding,
  markRefundEnded,
  markRefundProcessing,
  type CallbackOutcome,
  type OutsideGateway,
  payableOf,
  type Payables,
  type RefundRecord,
  SURPLUS,
} from '../../modules/money/payments/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import type { RefundState } from '../../platform/gateways/Gateway.ts';

interface Input {
  readonly gateway: OutsideGateway;
  readonly outRefundNo: string;
  readonly said: RefundState;
  readonly now: Date;
}

export interface RefundResult {
  readonly outcome: CallbackOutcome;
  /** Null: the number is none of ours. */
  readonly refund: RefundRecord | null;
}

/**
 * Applies a gateway's answer about a refund. A refund ends once: it is booked as gone and the payable gives the money to
 * `clearing`, or the payable returns the held amount to the user. A surplus that cannot be refunded stays in `clearing`. Locks
 * the refund, for which no transaction waits while holding another lock, then gateway and `clearing`, as a capture does, then the
 * payable's rows, then the user's accounts.
 */
export async function applyRefund(tx: Tx, input: Input, payables: Payables): Promise<RefundResult> {
  const { said, now } = input;
  const refund = await findRefundByNumber(tx, input.outRefundNo);
  if (refund?.payment.gateway !== input.gateway) return { outcome: 'refused', refund };
  if (!isRefundEnding(said)) {
    if (said.state === 'processing') await markRefundProcessing(tx, refund);
    return { outcome: 'known', refund };
  }
  if (!(await markRefundEnded(tx, { refund, ending: said, now }))) {
    const ended = await findRefundByNumber(tx, input.outRefundNo);
    return { outcome: ended?.state === said.state ? 'known' : 'refused', refund };
  }
  if (said.state === 'succeeded') await bookRefund(tx, { refund, now });
  if (refund.cause.kind !== SURPLUS) {
    await payableOf(payables, refund.payment.payable.kind).onRefundEnded(tx, {
      causeId: refund.cause.id,
      userId: refund.userId,
      refund: {
        id: refund.id,
        paymentId: refund.payment.id,
        gateway: refund.payment.gateway,
        amountFen: refund.amountFen,
      },
      outcome: said.state,
      now,
    });
  }
  return { outcome: 'applied', refund };
}
