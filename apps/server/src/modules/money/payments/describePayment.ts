import type { Payment } from '@jiwu/contract';
import type { OwnPayment } from './PaymentRecord.ts';

/** As its owner sees it; its pages are known to what is paid for. */
export function describePayment(payment: OwnPayment): Omit<Payment, 'pages'> {
  return {
    id: payment.id,
    payable: payment.payable as Payment['payable'],
    gateway: payment.gateway,
    device: payment.device,
    amountFen: payment.amountFen,
    state: payment.state,
    isReturned: payment.isReturned,
    expiresAt: payment.expiresAt.toISOString(),
    paidAt: payment.paidAt?.toISOString() ?? null,
  };
}
