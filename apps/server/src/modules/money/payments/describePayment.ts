import type { Payment } from '@jiwu/contract';
import type { OwnPayment } from './PaymentRecord.ts';

/** As its owner sees it. */
export function describePayment(payment: OwnPayment): Payment {
  return {
    id: payment.id,
    payable: payment.payable as Payment['payable'],
    gateway: payment.gateway,
    amountFen: payment.amountFen,
    state: payment.state,
    isReturned: payment.isReturned,
    expiresAt: payment.expiresAt.toISOString(),
    paidAt: payment.paidAt?.toISOString() ?? null,
  };
}
