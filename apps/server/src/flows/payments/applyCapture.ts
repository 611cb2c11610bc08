import { addTransfers } from '../../modules/money/ledger/index.ts';
import {
  endOtherPayments,
  findPaymentByNumber,
  lockPayment,
  markPaid,
  payableOf,
  type CallbackOutcome,
  type OutsideGateway,
  type Payables,
  type PaymentRecord,
  requestRefund,
  SURPLUS,
} from '../../modules/money/payments/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import type { Capture } from '../../platform/gateways/Gateway.ts';
import { tellOfReturn } from './tellOfReturn.ts';

interface Input {
  readonly gateway: OutsideGateway;
  readonly capture: Capture;
  readonly now: Date;
}

export interface CaptureResult {
  readonly outcome: CallbackOutcome;
  /** Null: the number is none of ours. */
  readonly payment: PaymentRecord | null;
}

/**
 * Money has arrived: by callback, by asking, or found when closing; in any order and number. The payment becomes paid once,
 * and the payable takes the money, or it goes back by itself. Locks the payable, then the payment, then accounts.
 */
export async function applyCapture(tx: Tx, input: Input, payables: Payables): Promise<CaptureResult> {
  const { gateway, capture, now } = input;
  const found = await findPaymentByNumber(tx, capture.outTradeNo);
  if (found?.gateway !== gateway || found.amountFen !== capture.amountFen) {
    return { outcome: 'refused', payment: found };
  }
  // Paid is for ever: repetitions need no lock.
  if (found.state === 'paid') return { outcome: knownOrRefused(found, capture), payment: found };

  const wanted = await payableOf(payables, found.payable.kind).lock(tx, { userId: found.userId, id: found.payable.id });
  const payment = await lockPayment(tx, found);
  if (payment.state === 'paid') return { outcome: knownOrRefused(payment, capture), payment };

  const isWanted = wanted?.wants === 'payment' && wanted.amountFen === payment.amountFen;
  await markPaid(tx, { payment, capture, isSurplus: !isWanted, now });
  if (isWanted) {
    if (wanted.income && wanted.income.length > 0) await addTransfers(tx, { transfers: wanted.income, now });
    const { id, userId, amountFen } = payment;
    const facts = { id, userId, gateway, amountFen, transactionId: capture.transactionId };
    await wanted.onPaid({ payment: facts, now });
    await endOtherPayments(tx, { userId, payable: payment.payable, now });
  } else {
    await requestRefund(tx, {
      payment,
      amountFen: payment.amountFen,
      causeKind: SURPLUS,
      causeId: payment.id,
      reason: '付款时已关闭或已付过，自动退回',
      now,
    });
    await tellOfReturn(tx, { payment, isOtherAmount: wanted?.wants === 'payment', now });
  }
  return { outcome: 'applied', payment };
}

/** One number, two transactions at the gateway: that is not the payment that we know. */
function knownOrRefused(payment: PaymentRecord, capture: Capture): CallbackOutcome {
  return payment.transactionId === capture.transactionId ? 'known' : 'refused';
}
