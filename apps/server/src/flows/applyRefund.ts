import { assert } from '@jiwu/kernel';
import {
  bookRefund,
  findRefundByNumber,
  isRefundEnding,
  markRefundEnded,
  markRefundProcessing,
  type NoticeOutcome,
  type OutsideGateway,
  type Payables,
  type RefundRecord,
  SURPLUS,
} from '../modules/payments/index.ts';
import type { Tx } from '../platform/database/createDatabase.ts';
import type { RefundState } from '../platform/gateways/Gateway.ts';

interface Input {
  readonly gateway: OutsideGateway;
  readonly outRefundNo: string;
  readonly said: RefundState;
  readonly now: Date;
}

export interface RefundResult {
  readonly outcome: NoticeOutcome;
  /** Null: the number is none of ours. */
  readonly refund: RefundRecord | null;
}

/**
 * The gateway has said how a refund stands. It ends once: it is booked as gone and the payable gives the money to
 * `clearing`, or the payable gives the user back what it had set aside. A surplus that cannot go back stays in `clearing`.
 * Locks the refund, which nobody waits for while holding anything else, then gateway and `clearing`, as a capture does,
 * then what the payable needs, then the user's accounts.
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
    const payable = payables[refund.payment.payable.kind];
    assert(payable, `a payable of kind ${refund.payment.payable.kind}`);
    await payable.onRefundEnded(tx, {
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
