import type { Payment } from '@jiwu/contract';

export type PaymentPhase = 'opening' | 'failed' | 'waiting' | 'paid' | 'returned' | 'closed' | 'unknown';

interface Facts {
  /** Whether it stands open at the gateway; a payment that someone comes back for does. */
  readonly opening: 'pending' | 'error' | 'success';
  readonly payment: Payment | null;
  readonly isUnknown: boolean;
}

/** What the dialog shows. What the shop knows of the payment counts more than how opening it went here. */
export function paymentPhase({ opening, payment, isUnknown }: Facts): PaymentPhase {
  if (payment?.state === 'paid') return payment.isReturned ? 'returned' : 'paid';
  if (payment?.state === 'closed') return 'closed';
  if (isUnknown) return 'unknown';
  if (opening === 'error') return 'failed';
  return opening === 'pending' ? 'opening' : 'waiting';
}

export function isOver(phase: PaymentPhase): boolean {
  return phase !== 'opening' && phase !== 'waiting';
}
