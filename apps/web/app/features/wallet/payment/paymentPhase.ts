import type { Payment } from '@jiwu/contract';

export type PaymentPhase = 'opening' | 'failed' | 'waiting' | 'paid' | 'returned' | 'closed' | 'unknown';

interface Facts {
  /** Whether the payment is open at the gateway; one that the user has returned to is. */
  readonly opening: 'pending' | 'error' | 'success';
  readonly payment: Payment | null;
  readonly isUnknown: boolean;
}

/** The dialog's phase. The shop's knowledge of the payment overrides the result of opening it here. */
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
