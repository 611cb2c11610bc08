import type { Payment } from '@jiwu/contract';
import type { PaymentRecord } from './PaymentRecord.ts';

/** As its owner sees it. */
export function describePayment(payment: PaymentRecord): Payment {
  return {
    id: payment.id,
    payable: payment.payable as Payment['payable'],
    gateway: payment.gateway,
    amountFen: payment.amountFen,
    state: payment.state,
    isReturned: payment.isSurplus,
    expiresAt: payment.expiresAt.toISOString(),
    paidAt: payment.paidAt?.toISOString() ?? null,
  };
}
